// The palette: what can be put on the table, found by typing, by faction or by size. A click adds a piece in the middle
// of the view, dragging it onto the board adds it there.
#include "panels/table/palette.hpp"

#include <algorithm>
#include <cstring>
#include <utility>

#include "data/catalog.hpp"
#include "desk/core/editions.hpp"
#include "desk/core/search.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kPaletteRowEm = 1.75F, kPaletteIconAtEm = 0.9F, kTemplateIconHalfEm = 0.18F,
                kTemplateIconCornerEm = 0.06F, kPaletteButtonEm = 4;

// Without blanks around it: blanks alone are no search.
std::string searched(const PaletteMemory& memory) {
  const std::string text = memory.search.data();
  const std::size_t first = text.find_first_not_of(' ');
  return first == std::string::npos ? "" : text.substr(first, text.find_last_not_of(' ') - first + 1);
}

int chosen_row(const PaletteMemory& memory) {
  const PaletteRows& rows = memory.rows;
  const int last = std::max(rows.before - 1, 0);
  return std::min(searched(memory).empty() ? rows.chosen : std::max(rows.chosen, 0), last);
}

int choose_row(ImGuiInputTextCallbackData* data) {
  PaletteMemory& memory = *static_cast<PaletteMemory*>(data->UserData);
  PaletteRows& rows = memory.rows;
  const int least = searched(memory).empty() ? -1 : 0;
  const int next = chosen_row(memory) + (data->EventKey == ImGuiKey_UpArrow ? -1 : 1);
  rows.chosen = std::max(least, std::min(next, rows.before - 1));
  rows.moved = true;
  return 0;
}

// What fits the search, the best first; else in the order given.
template <class T>
void keep_found(const PaletteMemory& memory, std::vector<std::pair<desk::Findable, T>>& all) {
  const auto how = [wanted = searched(memory)](const auto& entry) { return desk::fit(entry.first, wanted); };
  std::erase_if(all, [&how](const auto& entry) { return !how(entry); });
  std::stable_sort(all.begin(), all.end(), [&how](const auto& a, const auto& b) { return *how(a) < *how(b); });
}

// Adds what the hand held: at a point of the table, or in the middle of the view.
void carry_drop(desk::Desk& desk, const PaletteMemory& memory, const Carried& what, std::optional<geom::Vec2> at) {
  const state::Side side = memory.enemy ? state::Side::enemy : state::Side::player;
  switch (what.kind) {
    case Carried::Kind::ship: {
      const bool ai = memory.ai.value_or(memory.enemy) && desk.catalog().card_for(what.ref, memory.faction) != nullptr;
      const std::string id = desk.pieces.add_ship(what.ref, side, ai, at);
      const state::Piece* added = id.empty() ? nullptr : desk.table().find(id);
      if (added == nullptr || memory.faction.empty() || added->faction == memory.faction) break;
      state::Piece piece = *added;
      piece.faction = memory.faction;
      desk.pieces.change(piece);
      break;
    }
    case Carried::Kind::base:
      desk.pieces.add_base(what.base, side, at);
      break;
    case Carried::Kind::piece:
      desk.pieces.add_piece(what.type, what.ref, at);
      break;
  }
}

// One line of the list: picture, name, a quiet remark. A click adds; a drag picks it up.
void palette_row(desk::Desk& desk, PaletteMemory& memory, const Carried& what, const std::string& remark,
                 const std::string& help) {
  const WithId id(what.ref + what.label);
  const float height = em() * kPaletteRowEm;
  const int row = memory.rows.drawn++;
  const bool chosen = memory.rows.shown && row == chosen_row(memory);
  const bool clicked = ImGui::Selectable("##row", chosen, 0, {0, height}) || entered() || row == memory.rows.taken;
  if (chosen && std::exchange(memory.rows.moved, false)) ImGui::SetScrollHereY();
  if (chosen) probe("palette/chosen");
  probe("palette/" + (what.ref.empty() ? what.label : what.ref));
  const ImVec2 at = ImGui::GetItemRectMin();
  const ImVec2 end = ImGui::GetItemRectMax();
  if (ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left) && !memory.carried) memory.carried = what;
  if (!memory.carried) tip(help);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const ImVec2 icon(at.x + em() * kPaletteIconAtEm, (at.y + end.y) / 2);
  if (what.kind == Carried::Kind::piece) {
    const bool rock = what.type == state::PieceType::obstacle;
    if (rock) {
      draw_mark(list, icon, space::line(), Mark::obstacle, u32(theme().text_dim), line_width());
    } else {
      list->AddRectFilled({icon.x - em() * kTemplateIconHalfEm, icon.y - space::middle()},
                          {icon.x + em() * kTemplateIconHalfEm, icon.y + space::middle()}, u32(theme().text_dim),
                          em() * kTemplateIconCornerEm);
    }
  } else {
    draw_base(list, icon, space::indent(), what.base, u32(theme().text_dim), line_width());
  }
  const float x = at.x + space::block();
  const float y = at.y + (end.y - at.y - em()) / 2;
  const float small = type::small();
  const float remark_width =
      remark.empty() ? 0 : ImGui::GetFont()->CalcTextSizeA(small, FLT_MAX, 0, remark.c_str()).x + space::snug();
  const float room = end.x - x - remark_width;
  if (ImGui::CalcTextSize(what.label.c_str()).x <= room) {
    list->AddText({x, y}, u32(theme().text), what.label.c_str());
  } else {  // two smaller lines
    const float two = ImGui::GetFont()->CalcTextSizeA(small, FLT_MAX, room, what.label.c_str()).y;
    list->AddText(ImGui::GetFont(), small, {x, (at.y + end.y - two) / 2}, u32(theme().text), what.label.c_str(),
                  nullptr, room);
  }
  if (!remark.empty()) {
    list->AddText(ImGui::GetFont(), small, {end.x - remark_width, y + space::nick()}, u32(theme().text_dim),
                  remark.c_str());
  }
  if (clicked && !memory.carried) carry_drop(desk, memory, what, std::nullopt);
}

bool group(const PaletteMemory& memory, const char* label, int count, bool open) {
  if (count == 0) return false;
  const std::string title = std::string(label) + "  (" + std::to_string(count) + ")###" + label;
  // A search opens every group that has an answer.
  if (!searched(memory).empty()) ImGui::SetNextItemOpen(true);
  const bool shown = ImGui::CollapsingHeader(title.c_str(), open ? ImGuiTreeNodeFlags_DefaultOpen : 0);
  probe(std::string("palette/group-") + label);
  return shown;
}

bool passes_filters(const PaletteMemory& memory, const data::Ship& ship) {
  const bool of_faction = memory.faction.empty() ||
                          std::find(ship.factions.begin(), ship.factions.end(), memory.faction) != ship.factions.end();
  return of_faction && (!memory.size || ship.base == *memory.size);
}

desk::Findable findable(const data::Ship& ship) {
  std::string traits = words_of(ship.base);
  for (const std::string& faction : ship.factions) traits += " " + faction_name(faction);
  return desk::findable_ship(ship.id, ship.name, traits);
}

desk::Findable findable(geom::BaseKind kind) {
  return {"Base, " + words_of(kind), "", "bare base " + std::string(geom::name_of(kind))};
}

void ships(desk::Desk& desk, PaletteMemory& memory) {
  std::vector<std::pair<desk::Findable, const data::Ship*>> found;
  for (const auto& [id, ship] : desk.edition().ships(desk.catalog())) {
    if (passes_filters(memory, ship)) found.emplace_back(findable(ship), &ship);
  }
  std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.second->name < b.second->name; });
  if (found.empty() && searched(memory).empty()) {
    dim("No ship of this faction has this size.");
    probe("palette/none");
  }
  keep_found(memory, found);
  if (!group(memory, "Ships", static_cast<int>(found.size()), true)) return;
  for (const auto& [known, ship] : found) {
    const bool has_card = desk.catalog().card_for(ship->id, memory.faction) != nullptr;
    std::string help = ship->name + ": " + words_of(ship->base) + " base.";
    for (const std::string& faction : ship->factions) help += "\n" + faction_name(faction);
    if (!known.other_names.empty()) help += "\nAlso found as " + known.other_names + ".";
    if (desk.edition().has_ai_cards)
      help += has_card ? "\nHas an AI card." : "\nNo AI card: it can be flown by dial only.";
    palette_row(desk, memory, {Carried::Kind::ship, ship->id, ship->base, state::PieceType::ship, ship->name},
                has_card ? "AI" : "", help);
  }
}

void bases(desk::Desk& desk, PaletteMemory& memory) {
  std::vector<std::pair<desk::Findable, geom::BaseKind>> found;
  for (int i = 0; i < geom::kBaseKinds; ++i) {
    const auto kind = static_cast<geom::BaseKind>(i);
    if (!desk.edition().has_base(kind)) continue;
    found.emplace_back(findable(kind), kind);
  }
  keep_found(memory, found);
  if (!group(memory, "Bare bases", static_cast<int>(found.size()), false)) return;
  for (const auto& [known, kind] : found) {
    const geom::BaseFigures& size = desk.catalog().figures.base_of(kind);
    palette_row(
        desk, memory, {Carried::Kind::base, std::string(geom::name_of(kind)), kind, state::PieceType::ship, known.name},
        number(size.width.mm(), 0) + " × " + number(size.length.mm(), 0), "A base without a ship, to measure with.");
  }
}

struct Loose {
  std::string ref, label, help;
};

void loose(desk::Desk& desk, PaletteMemory& memory, const char* title, state::PieceType type,
           const std::vector<Loose>& all) {
  std::vector<std::pair<desk::Findable, const Loose*>> found;
  for (const Loose& piece : all) {
    found.emplace_back(desk::Findable{piece.label, "", piece.ref + " " + title}, &piece);
    if (!searched(memory).empty()) memory.rows.known.push_back(found.back().first);
  }
  keep_found(memory, found);
  if (!group(memory, title, static_cast<int>(found.size()), false)) return;
  for (const auto& [known, piece] : found) {
    palette_row(desk, memory, {Carried::Kind::piece, piece->ref, geom::BaseKind::small, type, piece->label}, "",
                piece->help);
  }
}

std::vector<Loose> obstacles(const data::Catalog& catalog, const desk::Edition& edition) {
  std::vector<Loose> all;
  for (const auto& [id, obstacle] : catalog.obstacles)
    if (edition.has_obstacle(id)) all.push_back({id, obstacle.name, "Drag it, turn it, mirror it."});
  return all;
}

std::vector<Loose> devices(const data::Catalog& catalog, const desk::Edition& edition) {
  std::vector<Loose> all;
  for (const auto& [id, device] : catalog.devices) {
    if (!edition.has_device(id)) continue;
    all.push_back({id, device.name, device.text.empty() ? "A bomb, mine or other token." : device.text});
  }
  return all;
}

std::vector<Loose> templates() {
  std::vector<Loose> all;
  for (int speed = 1; speed <= 5; ++speed) {
    all.push_back({"straight-" + std::to_string(speed), "Straight " + std::to_string(speed), "A loose template."});
  }
  for (const char* kind : {"bank", "turn"}) {
    for (int speed = 1; speed <= 3; ++speed) {
      for (const char* side : {"left", "right"}) {
        const std::string ref = std::string(kind) + "-" + std::to_string(speed) + "-" + side;
        all.push_back({ref, words_of_template(ref), "A loose template."});
      }
    }
  }
  return all;
}

// The search has no answer: why, and what is meant most probably.
void no_answer(const desk::Desk& desk, PaletteMemory& memory) {
  bool hidden = false;
  std::vector<desk::Findable> all = std::move(memory.rows.known);
  for (const auto& [id, ship] : desk.edition().ships(desk.catalog())) {
    all.push_back(findable(ship));
    hidden = hidden || desk::fit(all.back(), searched(memory)).has_value();
  }
  if (hidden) {
    dim("What is called so is of another faction or size.");
    if (button("palette/all", "All factions and sizes")) {
      memory.faction.clear();
      memory.size.reset();
    }
    return;
  }
  for (int i = 0; i < geom::kBaseKinds; ++i) all.push_back(findable(static_cast<geom::BaseKind>(i)));
  const std::string nearest = desk::nearest_name(all, searched(memory));
  dim(desk::nothing_found(searched(memory), nearest));
  probe("palette/none");
  if (nearest.empty() || !button("palette/nearest", "Search for that")) return;
  memory.search.fill('\0');
  std::memcpy(memory.search.data(), nearest.data(), std::min(nearest.size(), memory.search.size() - 1));
}

void palette_filters(desk::Desk& desk, PaletteMemory& memory) {
  ImGui::SetNextItemWidth(-FLT_MIN);
  if (desk.take_focus_search()) ImGui::SetKeyboardFocusHere();
  const std::string hint = "Search  (" + desk::info_of(desk::Intent::palette_search).key + ")";
  memory.rows.before = std::exchange(memory.rows.drawn, 0);
  memory.rows.known.clear();
  const bool take = ImGui::InputTextWithHint(
      "##search", hint.c_str(), memory.search.data(), memory.search.size(),
      ImGuiInputTextFlags_EnterReturnsTrue | ImGuiInputTextFlags_AutoSelectAll | ImGuiInputTextFlags_CallbackHistory,
      choose_row, &memory);
  memory.rows.shown = ImGui::IsItemActive();
  if (memory.rows.searched != searched(memory)) {
    memory.rows.searched = searched(memory);
    memory.rows.chosen = -1;
  }
  memory.rows.taken = take ? chosen_row(memory) : -1;
  probe("palette/search");
  tip("Up and down choose, Enter adds the chosen one.");
  // Side and who flies it: what the next piece will be.
  if (button("palette/player", "Player", "", {true, false, !memory.enemy})) memory.enemy = false;
  tip("New ships are the players'.");
  flow(button_width("Enemy"));
  if (button("palette/enemy", "Enemy", "", {true, false, memory.enemy})) memory.enemy = true;
  tip("New ships are the enemy's.");
  bool ai = memory.ai.value_or(memory.enemy);
  if (desk.edition().has_ai_cards) {
    flow(em() * kPaletteButtonEm);
    if (check("palette/ai", "AI flies", ai)) memory.ai = ai;
    tip("New ships move by their AI card, when they have one. Until you say otherwise: the enemy's.");
  }

  ImGui::SetNextItemWidth(-FLT_MIN);
  if (ImGui::BeginCombo("##faction", memory.faction.empty() ? "All factions" : faction_name(memory.faction).c_str())) {
    if (ImGui::Selectable("All factions", memory.faction.empty()) || entered()) memory.faction.clear();
    std::set<std::string> factions;
    for (const auto& [id, ship] : desk.edition().ships(desk.catalog()))
      factions.insert(ship.factions.begin(), ship.factions.end());
    for (const std::string& faction : factions) {
      if (ImGui::Selectable(faction_name(faction).c_str(), memory.faction == faction) || entered())
        memory.faction = faction;
    }
    ImGui::EndCombo();
  }
  probe("palette/faction");
  struct Size {
    const char* label;
    std::optional<geom::BaseKind> kind;
  };
  static const Size sizes[] = {{"All sizes", {}},
                               {"Small", geom::BaseKind::small},
                               {"Medium", geom::BaseKind::medium},
                               {"Large", geom::BaseKind::large},
                               {"Huge, 195 mm", geom::BaseKind::huge_short},
                               {"Huge, 225 mm", geom::BaseKind::huge_long}};
  const char* current = sizes[0].label;
  for (const Size& size : sizes) {
    if (size.kind == memory.size) current = size.label;
  }
  ImGui::SetNextItemWidth(-FLT_MIN);
  if (ImGui::BeginCombo("##size", current)) {
    for (const Size& size : sizes) {
      if (size.kind && !desk.edition().has_base(*size.kind)) continue;
      if (ImGui::Selectable(size.label, size.kind == memory.size) || entered()) memory.size = size.kind;
    }
    ImGui::EndCombo();
  }
  probe("palette/size");
}

}  // namespace

void draw_palette(desk::Desk& desk, PaletteMemory& memory, const Places& places) {
  if (!begin_panel("Palette", places.palette)) {
    ImGui::End();
    return;
  }
  palette_filters(desk, memory);
  gap();
  ImGui::BeginChild("list", {0, 0}, false, ImGuiWindowFlags_NavFlattened);
  ships(desk, memory);
  bases(desk, memory);
  loose(desk, memory, "Obstacles", state::PieceType::obstacle, obstacles(desk.catalog(), desk.edition()));
  loose(desk, memory, "Devices", state::PieceType::device, devices(desk.catalog(), desk.edition()));
  loose(desk, memory, "Templates", state::PieceType::template_piece, templates());
  loose(
      desk, memory, "Rulers", state::PieceType::ruler,
      {{"range", "Range ruler", "Bands 1 to 3, 300 mm."}, {"huge-range", "Long range ruler", "Bands 1 to 5, 500 mm."}});
  loose(desk, memory, "Markers", state::PieceType::marker,
        {{"", "Marker", "A point with a name of your own."},
         {"Objective", "Objective", "A point with a name."},
         {"Arrival", "Arrival", "Where somebody comes in."}});
  if (memory.rows.drawn == 0 && !searched(memory).empty()) no_answer(desk, memory);
  ImGui::EndChild();
  ImGui::End();
}

void draw_carried(desk::Desk& desk, PaletteMemory& memory, const Places& places) {
  if (!memory.carried) return;
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const bool over_board = places.board.holds(mouse) && !(places.palette_over && places.palette.holds(mouse)) &&
                          !(places.right_over && places.right.holds(mouse));
  ImDrawList* list = ImGui::GetForegroundDrawList();
  const ImU32 ink = u32(over_board ? theme().accent : theme().text_dim);
  if (memory.carried->kind == Carried::Kind::piece) {
    list->AddCircle(mouse, space::even(), ink, 0, line_width() * 2);
  } else {
    // As large as it will stand on the board.
    const geom::BaseFigures& size = desk.catalog().figures.base_of(memory.carried->base);
    float w = static_cast<float>(size.width.mm() * desk.board.camera.pixels_per_mm) / 2;
    float l = static_cast<float>(size.length.mm() * desk.board.camera.pixels_per_mm) / 2;
    if (desk.board.camera.on_side) std::swap(w, l);
    list->AddRect({mouse.x - w, mouse.y - l}, {mouse.x + w, mouse.y + l}, ink, 0, 0, line_width() * 2);
  }
  list->AddText({mouse.x + em(), mouse.y + space::snug()}, ink, memory.carried->label.c_str());
  if (escapes(Escape::carried)) {
    memory.carried.reset();
  } else if (!ImGui::IsMouseDown(ImGuiMouseButton_Left)) {
    const Carried dropped = *memory.carried;
    memory.carried.reset();
    if (over_board) {
      carry_drop(desk, memory, dropped,
                 desk.board.camera.to_table({static_cast<double>(mouse.x), static_cast<double>(mouse.y)}));
    }
  }
}

}  // namespace plotboard::panels
