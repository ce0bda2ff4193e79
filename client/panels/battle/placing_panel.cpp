// Set-up by the book: what may be placed now, what comes later, and putting it down.
#include "panels/battle/placing_panel.hpp"

#include <algorithm>

#include "desk/core/names.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/symbols.hpp"
#include "panels/kit/words.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kPlacingLeftEm = 2.1F, kPlacingRowEm = 1.9F;

void icon(ImDrawList* list, ImVec2 at, const state::Piece& piece, ImU32 ink) {
  if (piece.type == state::PieceType::ship)
    draw_base(list, at, space::row(), piece.base, ink, line_width());
  else
    draw_mark(list, at, space::line(), Mark::obstacle, ink, line_width());
}

scene::Colour ink_of(const state::Piece& piece) {
  return piece.side == state::Side::enemy    ? theme().enemy_text
         : piece.side == state::Side::player ? theme().player_text
                                             : theme().text_dim;
}

// One piece that may come now. A click takes it in the hand; a drag carries it to the board.
void tray_row(desk::Desk& desk, const Places& places, const desk::Pick& pick, bool in_hand) {
  const std::string name = "tray/" + pick.key;
  const WithId id(name);
  const float width = ImGui::GetContentRegionAvail().x;
  const float pad = space::pad(), left = em() * kPlacingLeftEm, chip = space::nook();
  const float room = width - left - chip - pad * 2;
  const ImVec2 text = ImGui::CalcTextSize(pick.text.c_str(), nullptr, false, room);
  const float height = std::max(text.y + pad * 2, em() * kPlacingRowEm);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const bool clicked = ImGui::InvisibleButton("##tray", {width, height}) || entered();
  probe(name);
  const bool lit = in_hand || ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
  const ImVec2 mouse = ImGui::GetIO().MousePos;
  const bool carried =
      ImGui::IsItemActive() && ImGui::IsMouseDragging(ImGuiMouseButton_Left) && places.board.holds(mouse);
  const ImVec2 end(at.x + width, at.y + height);
  const scene::Theme& t = theme();
  ImDrawList* list = ImGui::GetWindowDrawList();
  list->AddRectFilled(at, end, u32(lit ? mixed(t.panel_raised, t.accent, 0.3F) : t.panel_raised), space::tight());
  if (in_hand) list->AddRect(at, end, u32(t.accent), space::tight(), 0, line_width() * 1.5F);
  const state::Piece& piece = *desk.table().find(pick.key);
  icon(list, {at.x + left / 2, (at.y + end.y) / 2}, piece, u32(ink_of(piece)));
  list->AddText(nullptr, 0, {at.x + left, at.y + (height - text.y) / 2}, u32(t.text), pick.text.c_str(), nullptr, room);
  if (!pick.label.empty()) {
    const float wide = ImGui::CalcTextSize(pick.label.c_str()).x;
    list->AddText({end.x - pad - wide, at.y + (height - em()) / 2}, u32(t.text_dim), pick.label.c_str());
  }
  const std::string key = pick.key;
  if ((clicked || carried) && !in_hand) desk.placing.hold(key);
  if (carried)
    desk.placing.move_to(desk.board.camera.to_table({static_cast<double>(mouse.x), static_cast<double>(mouse.y)}));
}

// In the order in which they come: by initiative, at the same the first player's before the others'.
void later(const desk::Desk& desk, const std::vector<desk::Pick>& now) {
  std::vector<const state::Piece*> waiting;
  const auto comes_now = [&now](const std::string& id) {
    return std::any_of(now.begin(), now.end(), [&id](const desk::Pick& pick) { return pick.key == id; });
  };
  for (const state::Piece& piece : desk.table().pieces)
    if (piece.waiting && piece.type == state::PieceType::ship && !piece.ship.is_wingmate() && !comes_now(piece.id))
      waiting.push_back(&piece);
  if (waiting.empty()) return;
  const auto turn = [&play = desk.table().play](const state::Piece* ship) {
    return std::pair(ship->initiative, !play.goes_first(ship->side));
  };
  std::stable_sort(waiting.begin(), waiting.end(),
                   [&turn](const state::Piece* a, const state::Piece* b) { return turn(a) < turn(b); });
  gap();
  heading("Later, in this order");
  for (const state::Piece* piece : waiting) {
    const float line = ImGui::GetTextLineHeight();
    const ImVec2 at = ImGui::GetCursorScreenPos();
    draw_base(ImGui::GetWindowDrawList(), {at.x + space::even(), at.y + line / 2}, space::line(), piece->base,
              u32(ink_of(*piece)), line_width());
    ImGui::Dummy({space::wide(), line});
    ImGui::SameLine();
    dim(desk.names().piece(piece->id) + ", " + desk.edition().initiative + " " + std::to_string(piece->initiative));
  }
}

void verdict(const desk::Desk& desk, const desk::Held& held) {
  if (held.refused) {
    coloured(theme().overlapping, desk.said(held.refused->why));
    rule_link(held.refused->rule);
    return;
  }
  plain(desk.names().piece(held.piece) + " may stand there.");
  for (const desk::Held::Mate& mate : held.wing) {
    if (!mate.refused) continue;
    coloured(theme().warning, desk.said(mate.refused->why) + " It would leave the wing, with 1 stress token.");
    rule_link("2e-wing-4");
  }
}

void carries(const desk::Desk& desk, const std::string& id) {
  std::string words;
  for (const state::Card& card : desk.table().find(id)->ship.cards) {
    words += (words.empty() ? "It carries " : ", ") + desk::card_words(desk.catalog(), card.id);
  }
  if (!words.empty()) dim(words + ".");
}

}  // namespace

void draw_placing(desk::Desk& desk, const Places& places) {
  const desk::Held* in_hand = desk.placing.held();
  if (in_hand == nullptr) return;
  const desk::Held held = *in_hand;  // copies: a click makes others
  const std::vector<desk::Pick> picks = desk.battle.picks();
  const bool obstacle = desk.table().find(held.piece)->type == state::PieceType::obstacle;
  strong(desk.battle.expected().words);
  if (desk.table().mission.empty()) rule_link(obstacle ? desk.edition().obstacle_rule : desk.edition().place_rule);
  gap(space::tight());
  for (const desk::Pick& pick : picks) tray_row(desk, places, pick, pick.key == held.piece);
  gap(space::tight());
  verdict(desk, held);
  carries(desk, held.piece);
  gap(space::tight());
  if (button("placing/here", "Place it here", desk::info_of(desk::Intent::ai_phase).key,
             {!held.refused, !held.refused, false, 0})) {
    desk.placing.place();
  }
  const std::string space = desk::info_of(desk::Intent::ai_step).key;
  flow(button_width("Suggested place", space));
  if (button("placing/suggested", "Suggested place", space)) desk.placing.place_suggested();
  tip("Puts it down where the program would: a legal place, clear of the others.");
  if (!desk.table().mission.empty()) {
    flow(button_width("Place all for me"));
    if (button("placing/all", "Place all for me")) {
      desk.placing.place_rest();
      return;
    }
  }
  constexpr double kTurn = 15;
  if (button("placing/left", "Turn left 15°")) desk.placing.move({}, -kTurn);
  flow(button_width("Turn right 15°"));
  if (button("placing/right", "Turn right 15°")) desk.placing.move({}, kTurn);
  gap(space::tight());
  dim("Drag it to any lit part of the board, then click it to put it down. Ctrl and the wheel turn it. Keys: the "
      "arrows move it (Shift: faster), [ and ] turn it, Enter puts it down.");
  later(desk, picks);
}

}  // namespace plotboard::panels
