// The strip of ships: every ship of both sides in a battle, a row each beside the board; in a narrow window a line of
// badges over it. Pointing at one rings it on the board, a click or Enter selects it and brings it into view.
#include "panels/battle/fleet_strip.hpp"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "panels/kit/battle_signs.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kStripPipEm = 0.27F, kStripLockEm = 0.85F, kStripLineEm = 0.07F, kStripLockTextEm = 0.98F,
                kStripSignEm = 0.95F, kMostStripMarkerEm = 0.68F, kStripNameEm = 1.7F, kStripStateAtEm = 0.45F;

using desk::DialSign;
using desk::FleetShip;
using desk::Standing;

constexpr float kRow = 1.5F, kLeastRow = 1.18F;   // em
constexpr float kCell = 2.3F, kLeastCell = 1.5F;  // of the line of badges: its width,
constexpr float kLine = 1.9F, kLowLine = 1.55F;   // and its height, in a low window too
constexpr float kShare = 0.55F;                   // of the column that the rows take at most

scene::Colour side_ink(state::Side side) {
  return side == state::Side::enemy    ? theme().enemy_text
         : side == state::Side::player ? theme().player_text
                                       : theme().text_dim;
}

// Its number stays: of a squad's ships it is what tells one from another.
std::string name_to(const std::string& name, float width) {
  const std::size_t space = name.rfind(' ');
  const bool numbered =
      space != std::string::npos && name.find_first_not_of("0123456789", space + 1) == std::string::npos;
  if (!numbered || ImGui::CalcTextSize(name.c_str()).x <= width) return cut_to(name, width);
  const std::string number = name.substr(space);
  return cut_to(name.substr(0, space), width - ImGui::CalcTextSize(number.c_str()).x) + number;
}

// As on the base: round of a player's ship, six-sided of an enemy's.
void badge(ImDrawList* list, ImVec2 centre, float radius, const FleetShip& row, float strength) {
  const bool enemy = row.side == state::Side::enemy;
  const int corners = enemy ? 6 : 20;
  list->AddNgonFilled(centre, radius, u32(theme().plate, strength), corners);
  list->AddNgon(centre, radius, u32(side_ink(row.side), strength), corners, line_width() * 1.3F);
  ImFont* font = fonts().bold != nullptr ? fonts().bold : ImGui::GetFont();
  const float size = radius * (row.marker.size() > 1 ? 1.05F : 1.3F);
  const ImVec2 room = font->CalcTextSizeA(size, FLT_MAX, 0, row.marker.c_str());
  list->AddText(font, size, {centre.x - room.x / 2, centre.y - room.y / 2}, u32(theme().text, strength),
                row.marker.c_str());
}

// What it has done, or has to do: a tick, a hollow or a full dial.
void state_sign(ImDrawList* list, ImVec2 c, float size, const FleetShip& row) {
  const scene::Theme& t = theme();
  const float r = size * 0.36F;
  if (row.acted) {
    const ImVec2 tick[] = {{c.x - r, c.y}, {c.x - r * 0.25F, c.y + r * 0.75F}, {c.x + r, c.y - r * 0.8F}};
    list->AddPolyline(tick, 3, u32(t.apart), 0, std::max(1.5F, size * 0.12F));
    return;
  }
  if (row.dial == DialSign::missing) {
    list->AddCircle(c, r, u32(t.warning), 6, std::max(1.5F, size * 0.1F));
  } else if (row.dial == DialSign::set || row.dial == DialSign::known) {
    list->AddNgonFilled(c, r, u32(row.dial == DialSign::known ? t.chosen : t.text_dim), 6);
  }
}

void count(ImDrawList* list, float& x, float middle, int now, scene::Colour colour, bool round) {
  const float r = em() * kStripPipEm;
  const ImVec2 c{x + r, middle};
  const float strength = now > 0 ? 1.0F : 0.45F;
  if (round)
    list->AddCircleFilled(c, r, u32(colour, strength));
  else
    list->AddRectFilled({c.x - r * 0.9F, c.y - r * 0.9F}, {c.x + r * 0.9F, c.y + r * 0.9F}, u32(colour, strength));
  const std::string words = std::to_string(now);
  list->AddText({x + r * 2 + space::nick(), middle - em() / 2}, u32(theme().text, strength), words.c_str());
  x += r * 2 + space::tight() + ImGui::CalcTextSize(words.c_str()).x;
}

// Shields, hull, tokens and the lock, from there to the right as far as there is room.
void condition(ImDrawList* list, float x, float right, float middle, const state::Piece& ship, const FleetShip& row) {
  const scene::Theme& t = theme();
  if (ship.ship.shield_limit > 0) count(list, x, middle, ship.ship.shields, t.apart, true);
  count(list, x, middle, std::max(0, ship.ship.hull_left()), t.touching, false);
  if (!row.lock.empty()) {  // at the end, so that tokens never hide it
    const float wide = em() * (1.0F + 0.45F * static_cast<float>(std::max<std::size_t>(1, row.lock_marker.size())));
    right -= wide;
    draw_sign(list, {right + space::half(), middle}, em() * kStripLockEm, scene::lock_sign(), u32(t.overlapping),
              std::max(1.0F, em() * kStripLineEm));
    list->AddText({right + em() * kStripLockTextEm, middle - em() / 2}, u32(t.overlapping), row.lock_marker.c_str());
  }
  const float size = em() * kStripSignEm;
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    const int tokens = ship.tokens[token];
    if (tokens == 0) continue;
    if (x + size > right) {
      list->AddText({x, middle - em() / 2}, u32(t.text_dim), "+");
      return;
    }
    draw_token(list, {x + size / 2, middle}, size, token);
    x += size * 1.05F;
    if (tokens == 1) continue;
    const std::string many = std::to_string(tokens);
    list->AddText(nullptr, type::small(), {x - size * 0.1F, middle - space::hair()}, u32(t.text), many.c_str());
    x += space::snug();
  }
}

// All of it in words.
void describe(const desk::Desk& desk, const state::Piece& ship, const FleetShip& row) {
  begin_tip(20);
  strong(desk.names().piece(ship.id) + ", " + title_of(desk.catalog(), ship));
  if (row.standing != Standing::in_play) {
    plain(desk::with_capital(desk::words_of(row.standing)) + ".");
  } else {
    if (row.acted) plain(std::string("It ") + desk::acted_words(desk.shown_table().play.phase) + ".");
    if (row.dial == DialSign::missing) plain("Its dial is not set.");
    if (row.dial == DialSign::set) plain("Its dial is set, facedown.");
    if (row.dial == DialSign::known) plain("Dial: " + row.dial_words + ".");
    if (row.dial == DialSign::flown) plain("Flew " + row.dial_words + ".");
    plain(std::to_string(ship.ship.shields) + " of " + std::to_string(ship.ship.shield_limit) + " shields, " +
          std::to_string(std::max(0, ship.ship.hull_left())) + " of " + std::to_string(ship.ship.hull) + " hull.");
    const bool first = desk.edition().is_first();
    std::string tokens;
    for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
      const auto token = static_cast<state::Token>(i);
      if (ship.tokens[token] == 0) continue;
      tokens += (tokens.empty() ? "" : ", ") + std::string(scene::words_of(token, first));
      if (ship.tokens[token] > 1) tokens += " ×" + std::to_string(ship.tokens[token]);
    }
    if (!tokens.empty()) plain("Tokens: " + tokens + ".");
    for (const Id object : ship.locks()) plain("Has locked " + desk.names().piece(object) + ".");
  }
  end_tip();
}

void show_on_board(desk::Desk& desk, Places& places, Id ship) {
  desk.board.use_hand();
  desk.board.select(ship);
  desk.board.centre_on(ship);
  places.tab = Tab::piece;
}

// The keyboard is on the last item.
void take_keys() {
  ImGui::SetFocusID(ImGui::GetItemID(), ImGui::GetCurrentWindow());
  ImGui::GetCurrentContext()->NavDisableHighlight = false;
}

// Whose turn it can be.
Ids who_is_next(const desk::Desk& desk) {
  const desk::Expected& now = desk.battle.expected();
  Ids next;
  if (now.kind == desk::Expect::turn)
    for (const desk::Pick& pick : desk.battle.picks()) next.push_back(pick.ship);
  else if (!now.ship.empty())
    next.push_back(now.ship);
  else if (desk.table().play.choice)
    next.push_back(desk.table().play.choice->ship);
  return next;
}

// One ship in a box of that size. `line`: only its badge and what it has left.
void cell(desk::Desk& desk, Places& places, const FleetShip& row, const Ids& next, ImVec2 size, bool line,
          bool takes_keys) {
  const state::Piece* found = desk.shown_table().find(row.id);
  if (found == nullptr) return;
  const state::Piece& ship = *found;
  const std::string name = "fleet/" + row.id;
  const WithId id(name);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool clicked = ImGui::InvisibleButton("##ship", size) || entered();
  probe(name);
  if (takes_keys) take_keys();
  const bool hovered = ImGui::IsItemHovered();
  const bool focused = ImGui::IsItemFocused() && ImGui::GetIO().NavVisible;
  const bool gone = row.standing != Standing::in_play;
  if ((hovered || focused) && !gone) desk.board.point_out(row.id);
  const bool selected = desk.board.selected.count(row.id) != 0, may = base::contains(next, row.id);
  ImDrawList* list = ImGui::GetWindowDrawList();
  const scene::Theme& t = theme();
  const ImVec2 end{at.x + size.x, at.y + size.y};
  const float round = space::thin();
  if (selected || hovered || focused)
    list->AddRectFilled(at, end, u32(mixed(t.panel_raised, t.accent, selected ? 0.35F : 0.15F)), round);
  if (may) list->AddRect(at, end, u32(t.chosen), round, 0, line_width() * 1.3F);
  if (focused) list->AddRect(at, end, u32(t.accent), round, 0, line_width() * 2);
  const float strength = gone ? 0.4F : row.acted ? 0.7F : 1.0F;
  const float middle = line ? at.y + size.y * 0.4F : (at.y + end.y) / 2;
  const float radius =
      line ? std::min(size.x * 0.32F, size.y * 0.36F) : std::min(size.y * 0.46F, em() * kMostStripMarkerEm);
  const ImVec2 centre{line ? (at.x + end.x) / 2 : at.x + space::loose(), middle};
  badge(list, centre, radius, row, strength);
  if (row.standing == Standing::destroyed || row.standing == Standing::fled) {
    list->AddLine({centre.x - radius, centre.y - radius}, {centre.x + radius, centre.y + radius}, u32(t.overlapping),
                  line_width() * 1.5F);
  }
  if (line) {
    if (!gone) {
      state_sign(list, {centre.x + radius * 1.15F, centre.y - radius * 0.8F}, space::edge(), row);
      const int most = std::max(1, ship.ship.shield_limit + ship.ship.hull);
      const float wide = size.x * 0.8F / static_cast<float>(most), top = end.y - size.y * 0.16F;
      for (int i = 0; i < most; ++i) {
        const bool shield = i >= ship.ship.hull;
        const int left = shield ? ship.ship.shields + ship.ship.hull : std::max(0, ship.ship.hull_left());
        const float x = at.x + size.x * 0.1F + wide * static_cast<float>(i);
        list->AddRectFilled({x, top}, {x + wide * 0.8F, top + size.y * 0.12F},
                            u32(shield ? t.apart : t.touching, i < left ? 1.0F : 0.2F));
      }
    }
  } else {
    constexpr float kName = 5.1F;
    const float name_at = at.x + em() * kStripNameEm;
    list->AddText({name_at, middle - em() / 2}, u32(side_ink(row.side), strength),
                  name_to(desk.names().piece(row.id), em() * kName).c_str());
    const float x = name_at + em() * (kName + 0.15F);
    if (gone) {
      list->AddText({x, middle - em() / 2}, u32(t.text_dim), desk::words_of(row.standing));
    } else {
      state_sign(list, {x + em() * kStripStateAtEm, middle}, em(), row);
      condition(list, x + space::line(), end.x - space::fine(), middle, ship, row);
    }
  }
  if (hovered) describe(desk, ship, row);
  if (clicked && !gone) show_on_board(desk, places, row.id);
}

}  // namespace

namespace {

float line_height() { return em() * (compact() ? kLowLine : kLine); }

// Badges of a line that wide: one line where they fit.
float columns_of(float width, float ships) {
  return std::clamp(std::floor((width - space::half()) / (em() * kLeastCell)), 1.0F, std::max(1.0F, ships));
}

}  // namespace

bool fleet_wanted(const desk::Desk& desk) { return desk.in_battle() && !desk.mirror.open; }

float fleet_height(const desk::Desk& desk, float width, float room, bool line) {
  const auto& pieces = desk.table().pieces;
  const auto ships = static_cast<float>(std::count_if(
      pieces.begin(), pieces.end(), [](const state::Piece& p) { return p.type == state::PieceType::ship; }));
  if (ships == 0) return 0;
  const float pad = ImGui::GetStyle().WindowPadding.y * 2;
  if (line) return std::min(std::ceil(ships / columns_of(width, ships)), 2.0F) * line_height() + space::snug();
  return std::min(ships * kRow * em() + pad, std::floor(room * kShare));
}

void draw_fleet(desk::Desk& desk, Places& places) {
  desk.board.point_out("");
  const bool takes_keys = std::exchange(desk.focus_fleet, false);
  if (places.fleet.height() <= 0) {
    if (takes_keys) places.keyboard_here = false;  // it is not to be seen
    return;
  }
  if (takes_keys) ImGui::SetNextWindowFocus();
  if (places.fleet_line) ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {space::thin(), space::thin()});
  const bool visible = begin_panel("Ships", places.fleet);
  if (places.fleet_line) ImGui::PopStyleVar();
  if (visible) {
    const std::vector<FleetShip> rows = desk.fleet.ships();
    const ImVec2 room = ImGui::GetContentRegionAvail();
    const Ids next = who_is_next(desk);
    const auto ships = static_cast<float>(std::max<std::size_t>(1, rows.size()));
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0, 0});
    if (places.fleet_line) {
      const float columns = columns_of(places.fleet.width(), ships);
      const float wide = std::floor(std::min(em() * kCell, room.x / columns));
      for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i % static_cast<std::size_t>(columns) != 0) ImGui::SameLine();
        cell(desk, places, rows[i], next, {wide, line_height()}, true, takes_keys && i == 0);
      }
    } else {
      const float height = std::max(em() * kLeastRow, std::min(em() * kRow, std::floor(room.y / ships)));
      for (std::size_t i = 0; i < rows.size(); ++i)
        cell(desk, places, rows[i], next, {ImGui::GetContentRegionAvail().x, height}, false, takes_keys && i == 0);
    }
    ImGui::PopStyleVar();
  }
  ImGui::End();
}

}  // namespace plotboard::panels
