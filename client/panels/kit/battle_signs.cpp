#include "panels/kit/battle_signs.hpp"

#include <algorithm>

#include "panels/kit/glossary.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kTokenHeightEm = 0.95F;

std::vector<ImVec2> placed(const std::vector<geom::Vec2>& points, ImVec2 centre, float half) {
  std::vector<ImVec2> out;
  out.reserve(points.size());
  for (const geom::Vec2 p : points) {
    out.emplace_back(centre.x + static_cast<float>(p.x) * half, centre.y - static_cast<float>(p.y) * half);
  }
  return out;
}

// From the middle outwards, so that stars fill too.
void fill_star(ImDrawList* list, const std::vector<ImVec2>& points, ImU32 colour) {
  ImVec2 middle{0, 0};
  for (const ImVec2 p : points) {
    middle.x += p.x / static_cast<float>(points.size());
    middle.y += p.y / static_cast<float>(points.size());
  }
  for (std::size_t i = 0; i < points.size(); ++i) {
    list->AddTriangleFilled(middle, points[i], points[(i + 1) % points.size()], colour);
  }
}

}  // namespace

void draw_sign(ImDrawList* list, ImVec2 centre, float size, const scene::Sign& sign, ImU32 colour, float thickness) {
  for (const auto& fill : sign.fills) fill_star(list, placed(fill, centre, size / 2), colour);
  for (const auto& line : sign.lines) {
    const std::vector<ImVec2> points = placed(line, centre, size / 2);
    list->AddPolyline(points.data(), static_cast<int>(points.size()), colour, 0, thickness);
  }
}

void draw_token(ImDrawList* list, ImVec2 centre, float size, state::Token token) {
  const scene::Colour colour = scene::colour_of(theme(), token);
  const std::vector<ImVec2> rim = placed(scene::token_rim(token), centre, size / 2);
  list->AddConvexPolyFilled(rim.data(), static_cast<int>(rim.size()), u32(mixed(theme().plate, colour, 0.25F)));
  list->AddPolyline(rim.data(), static_cast<int>(rim.size()), u32(colour), ImDrawFlags_Closed,
                    std::max(1.0F, size / 14));
  draw_sign(list, centre, size * 0.86F, scene::sign_of(token), u32(theme().text), std::max(1.0F, size / 13));
}

std::string_view term_of(state::Token token) {
  return token == state::Token::flee ? "flee-token" : state::name_of(token);
}

void draw_battle_die(ImDrawList* list, ImVec2 centre, float size, state::DieKind kind, int value, bool faint) {
  const scene::Colour colour = scene::colour_of(theme(), kind);
  const float strength = faint ? 0.4F : 1.0F;
  const std::vector<ImVec2> rim = placed(scene::die_rim(kind), centre, size / 2);
  list->AddConvexPolyFilled(rim.data(), static_cast<int>(rim.size()),
                            u32(mixed(theme().panel_raised, colour, 0.3F), strength));
  list->AddPolyline(rim.data(), static_cast<int>(rim.size()), u32(colour, strength), ImDrawFlags_Closed,
                    std::max(1.0F, size / 16));
  const ImU32 ink = u32(theme().text, strength);
  if (kind == state::DieKind::attack || kind == state::DieKind::defense) {
    draw_sign(list, centre, size * 0.92F, scene::sign_of(static_cast<state::Face>(value)), ink,
              std::max(1.0F, size / 14));
    return;
  }
  const std::string words = std::to_string(value);
  const ImVec2 room = ImGui::GetFont()->CalcTextSizeA(size * 0.62F, FLT_MAX, 0, words.c_str());
  list->AddText(ImGui::GetFont(), size * 0.62F, {centre.x - room.x / 2, centre.y - room.y / 2}, ink, words.c_str());
}

std::string words_of_die(state::DieKind kind, int value) {
  if (kind == state::DieKind::attack || kind == state::DieKind::defense) {
    return scene::words_of(static_cast<state::Face>(value));
  }
  return std::to_string(value);
}

void dice_row(const std::string& name, state::DieKind kind, const std::vector<int>& values, float size) {
  const float room = ImGui::GetContentRegionAvail().x;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float step = size * 1.15F;
  const int columns = std::max(1, static_cast<int>(room / step));
  int shown = 0;
  std::string words;
  for (const int value : values) {
    const auto column = shown % columns;
    const auto row = shown / columns;
    const float x = at.x + step * static_cast<float>(column) + size / 2;
    const float y = at.y + step * static_cast<float>(row) + size / 2;
    draw_battle_die(ImGui::GetWindowDrawList(), {x, y}, size, kind, value);
    words += (words.empty() ? "" : ", ") + words_of_die(kind, value);
    ++shown;
  }
  const int rows = std::max(1, (shown + columns - 1) / columns);
  ImGui::Dummy({std::min(room, step * static_cast<float>(std::min(shown, columns))), step * static_cast<float>(rows)});
  probe(name);
  const bool thrown = kind == state::DieKind::attack || kind == state::DieKind::defense;
  tip(words + (thrown ? "\n" + explained(kind == state::DieKind::attack ? "attack-die" : "defense-die") : ""));
}

void bar(float width, float share, scene::Colour colour, const std::string& words) {
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const float height = em() * kTokenHeightEm;
  ImDrawList* list = ImGui::GetWindowDrawList();
  const float text = ImGui::CalcTextSize(words.c_str()).x + space::snug();
  const float room = std::max(space::block(), width - text);
  const float low = at.y + height * 0.22F, high = at.y + height * 0.78F;
  list->AddRectFilled({at.x, low}, {at.x + room, high}, u32(mixed(theme().panel, theme().text, 0.1F)), space::fine());
  list->AddRectFilled({at.x, low}, {at.x + room * std::clamp(share, 0.0F, 1.0F), high}, u32(colour), space::fine());
  list->AddRect({at.x, low}, {at.x + room, high}, u32(mixed(theme().panel, theme().text, 0.4F)), space::fine());
  list->AddText({at.x + room + space::snug(), at.y}, u32(theme().text), words.c_str());
  ImGui::Dummy({width, height});
}

void condition_row(const state::Piece& ship, float size) {
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 start = ImGui::GetCursorScreenPos();
  const float room = ImGui::GetContentRegionAvail().x;
  const float step = size * 1.2F;
  ImVec2 at{start.x + size / 2, start.y + size / 2};
  const auto next = [&] {
    at.x += step;
    if (at.x + size / 2 <= start.x + room) return;
    at = {start.x + size / 2, at.y + step};
  };
  const scene::Theme& t = theme();
  const float line = std::max(1.0F, size / 8);
  for (int i = 0; i < std::max(ship.ship.shield_limit, ship.ship.shields); ++i, next()) {
    const bool full = i < ship.ship.shields;
    if (full) list->AddCircleFilled(at, size * 0.42F, u32(t.apart));
    list->AddCircle(at, size * 0.42F, u32(t.apart, full ? 1 : 0.5F), 0, line);
  }
  for (int i = 0; i < ship.ship.hull; ++i, next()) {
    const float h = size * 0.4F;
    if (i < ship.ship.hull_left()) {
      list->AddRectFilled({at.x - h, at.y - h}, {at.x + h, at.y + h}, u32(t.touching));
      continue;
    }
    list->AddRect({at.x - h, at.y - h}, {at.x + h, at.y + h}, u32(t.overlapping, 0.7F), 0, 0, line);
    list->AddLine({at.x - h, at.y - h}, {at.x + h, at.y + h}, u32(t.overlapping), line);
    list->AddLine({at.x - h, at.y + h}, {at.x + h, at.y - h}, u32(t.overlapping), line);
  }
  ImGui::Dummy({room, at.y - start.y + size});
  tip("Rings are shields, squares are hull; crossed squares are damage.\n" + explained("shield"));
}

}  // namespace plotboard::panels
