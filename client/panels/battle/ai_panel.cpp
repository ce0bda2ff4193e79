// The AI's decision: which ship, what it flies and what comes of it, the die, ties and overrides; the reasons follow in
// ai_trace.cpp.
#include "panels/battle/ai_panel.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "desk/core/names.hpp"
#include "panels/battle/ai_trace.hpp"
#include "panels/kit/glossary.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/places.hpp"
#include "panels/kit/words.hpp"
#include "panels/table/dial.hpp"

namespace plotboard::panels {
namespace {

// Widths, heights and places, in ems.
constexpr float kPlateHeightEm = 5.4F, kManeuverSymbolEm = 3.2F, kSymbolAtEm = 0.9F, kSymbolLineEm = 0.28F,
                kMostWayWidthEm = 3;

using desk::Intent;

geom::Difficulty difficulty_of(const data::Catalog& catalog, const state::Piece& piece, geom::Maneuver maneuver) {
  const data::Ship* ship = catalog.ship(piece.ref);
  return ship == nullptr ? geom::Difficulty::white
                         : ship->dial.difficulty_of(maneuver).value_or(geom::Difficulty::white);
}

void nothing_yet(desk::Desk& desk) {
  strong("The AI");
  if (desk.in_battle()) {  // which goes on by its own bar
    plain(desk.battle.expected().words);
    return dim("While an AI ship acts, its maneuver, its action and its attack are explained here.");
  }
  plain(desk.ai.whose_turn());
  gap();
  if (button("ai/at-table", kAtRealTable, "", {true, true})) desk.lead_at_table();
  tip("Whole rounds in large type: you move the models and throw the dice, the program tells what the AI does.");
  flow(button_width(kOwnTable, desk::info_of(Intent::mirror_table).key));
  intent_button(desk, Intent::mirror_table, "ai/mirror", kOwnTable);
  gap(space::tight());
  dim("Or only their maneuvers, without a battle:");
  intent_button(desk, Intent::ai_step, "ai/step", "Step AI");
  flow(button_width("Run phase", desk::info_of(Intent::ai_phase).key));
  intent_button(desk, Intent::ai_phase, "ai/run", "Run phase");
  gap();
  heading("AI ships this round");
  bool any = false;
  for (const state::Piece& piece : desk.table().pieces) {
    if (!piece.ai || piece.fled || piece.type != state::PieceType::ship) continue;
    any = true;
    const WithId id(piece.id);
    if (button("ai/ask-" + piece.id, "Ask")) desk.ai.think(piece.id);
    ImGui::SameLine();
    ImGui::AlignTextToFramePadding();
    const std::string line = desk::piece_words(desk.catalog(), piece) + ", initiative " +
                             std::to_string(piece.initiative) + (piece.moved ? ", has moved" : "");
    if (piece.moved)
      dim(line);
    else
      plain(line);
  }
  if (!any) dim("None on the table. Choose Enemy in the list of pieces, and add a ship that has an AI card.");
}

void headline(desk::Desk& desk, const ai::Decision& decision, const state::Piece& piece) {
  const float width = ImGui::GetContentRegionAvail().x;
  const float height = em() * kPlateHeightEm;
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({width, height});
  ImDrawList* list = ImGui::GetWindowDrawList();
  const scene::Theme& t = theme();
  list->AddRectFilled(at, {at.x + width, at.y + height}, u32(t.panel_raised), space::snug());
  const geom::Difficulty difficulty = difficulty_of(desk.catalog(), piece, decision.flown);
  const ImU32 ink = u32(colour_of(difficulty));
  const float symbol = em() * kManeuverSymbolEm;
  draw_maneuver(list, {at.x + em() * kSymbolAtEm + symbol / 2, at.y + height / 2}, symbol, decision.flown, ink,
                em() * kSymbolLineEm);
  if (difficulty != geom::Difficulty::white) {
    draw_difficulty(list, {at.x + space::edge(), at.y + space::edge()}, space::edge(), difficulty, ink);
  }
  const float x = at.x + space::deep() + symbol;
  const float room = at.x + width - x - space::half();
  float y = at.y + space::half();
  const std::string plate = short_name(piece);
  const float plate_width = std::max(space::nook(), ImGui::CalcTextSize(plate.c_str()).x + space::even());
  list->AddRectFilled({x, y}, {x + plate_width, y + space::wide()}, u32(t.enemy), space::tight());
  list->AddText({x + (plate_width - ImGui::CalcTextSize(plate.c_str()).x) / 2, y + space::hair()}, u32(t.enemy_text),
                plate.c_str());
  y = fitted(list, nullptr, em(), {x + plate_width + space::half(), y + space::hair()},
             room - plate_width - space::half(), u32(t.text_dim),
             plate == piece.id ? title_of(desk.catalog(), piece) : desk::piece_words(desk.catalog(), piece));
  y = fitted(list, fonts().title, title_em(), {x, y + space::fine()}, room, ink, geom::words_of(decision.flown));
  const std::vector<Consequence> lines = consequences(decision.outcome, desk.names());
  fitted(list, nullptr, em(), {x, y + space::tight()}, room, u32(t.text), lines.front().text);
  for (std::size_t i = 1; i + 1 < lines.size(); ++i) plain(lines[i].text);
  if (decision.destroyed_at_edge) coloured(t.warning, "Nothing on its card keeps it on the board.");
  if (decision.drops_lock) plain("It drops its lock.");
}

// All its reasons in one sentence, in the largest type of the panel.
void summary(const desk::Desk& desk, const ai::Decision& decision) {
  if (decision.summary.empty()) return;
  const WithFont font(fonts().title);
  plain(desk::with_capital(desk.said(decision.summary)));
  probe("ai/summary");
}

// Reasons out of the log are of another moment: the board shows it only where that is wanted.
void back_to_now(desk::Desk& desk) {
  if (!desk.log.reasons_fit_board()) {
    if (button("ai/see", "See it on the board")) desk.log.see_reasons();
    tip("The board goes back to just before. Nothing is lost.");
  }
  if (desk.log.moment() >= desk.log.last_moment()) return;
  if (button("ai/back-to-now", "Back to now", "", {true, true})) desk.log.go_to(desk.log.last_moment());
  tip("The board shows the moment just before. Nothing is lost.");
}

void die(desk::Desk& desk, const ai::Decision& decision) {
  if (decision.die == 0) {
    dim("No die is needed here.");
    return;
  }
  const float side = ImGui::GetFrameHeight();
  ImGui::AlignTextToFramePadding();
  ImGui::TextUnformatted("Die");
  for (int value = 1; value <= 6; ++value) {
    flow(side);
    const WithId id(value);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    if (desk.advice.flown) ImGui::BeginDisabled();
    const bool chosen = ImGui::InvisibleButton("##die", {side, side}) || entered();
    probe("ai/die-" + std::to_string(value));
    const bool on = value == decision.die;
    const bool lit = ImGui::IsItemHovered() || (ImGui::IsItemFocused() && ImGui::GetIO().NavVisible);
    tip("The die at the table shows " + std::to_string(value) + ".");
    draw_die(ImGui::GetWindowDrawList(), {at.x + side / 2, at.y + side / 2}, side * 0.92F, value,
             u32(on    ? theme().accent
                 : lit ? mixed(theme().panel_raised, theme().text, 0.3F)
                       : theme().panel_raised),
             u32(on ? theme().panel : theme().text_dim));
    if (desk.advice.flown) ImGui::EndDisabled();
    if (chosen && !desk.advice.flown) desk.ai.type_die(value);
  }
  flow(button_width("Roll", desk::info_of(Intent::ai_reroll).key));
  intent_button(desk, Intent::ai_reroll, "ai/reroll", "Roll");
  if (decision.die_typed)
    dim("Typed in from the table.");
  else
    dim(desk.advice.flown ? "Rolled by the program." : "Rolled by the program; press a face to type in your own die.");
}

void table_row(desk::Desk& desk, const ai::Decision& decision, const state::Piece& piece) {
  if (decision.die == 0) return;
  const float width = ImGui::GetContentRegionAvail().x;
  const float space = space::thin();
  const float column = (width - space * 5) / 6;
  const float height = std::min(column, em() * kMostWayWidthEm) + space::wide();
  const ImVec2 at = ImGui::GetCursorScreenPos();
  ImGui::Dummy({width, height});
  probe("ai/table");
  ImDrawList* list = ImGui::GetWindowDrawList();
  for (int i = 0; i < 6; ++i) {
    const geom::Maneuver maneuver = decision.table[static_cast<std::size_t>(i)];
    const bool on = i + 1 == decision.die;
    const ImVec2 low(at.x + (column + space) * static_cast<float>(i), at.y);
    const ImVec2 high(low.x + column, at.y + height);
    list->AddRectFilled(low, high, u32(on ? mixed(theme().panel_raised, theme().accent, 0.35F) : theme().panel_raised),
                        space::slim());
    if (on) list->AddRect(low, high, u32(theme().accent), space::slim(), 0, line_width() * 2);
    const geom::Difficulty difficulty = difficulty_of(desk.catalog(), piece, maneuver);
    const ImU32 ink = u32(colour_of(difficulty), on ? 1.0F : 0.75F);
    const float symbol = std::min(column, em() * kMostWayWidthEm) * 0.62F;
    draw_maneuver(list, {(low.x + high.x) / 2, low.y + symbol * 0.5F + space::pad()}, symbol, maneuver, ink,
                  std::max(1.5F, symbol * 0.1F));
    const std::string speed = std::to_string(maneuver.speed);
    const float size = type::quiet(), middle = (low.x + high.x) / 2, below = high.y - size * 0.8F;
    const scene::Colour words = on ? theme().text : theme().text_dim;
    draw_die(list, {middle - size * 0.6F, below}, size, i + 1, u32(words), u32(theme().panel));
    list->AddText(ImGui::GetFont(), size, {middle + size * 0.3F, below - size * 0.55F}, u32(words), speed.c_str());
    if (ImGui::IsWindowHovered() && ImGui::IsMouseHoveringRect(low, high)) {
      begin_tip();
      plain(desk::with_capital(geom::words_of(maneuver)));
      end_tip();
    }
  }
  dim("What each face of the die means, with the maneuver's speed.");
}

void ties(desk::Desk& desk, const ai::Decision& decision) {
  if (decision.alternatives.empty()) return;
  gap();
  heading("It could also have been");
  dim("By the rules these tie; the die or the table decides.");
  for (std::size_t i = 0; i < decision.alternatives.size(); ++i) {
    const ai::Alternative alternative = decision.alternatives[i];
    Look look;
    look.enabled = !desk.advice.flown;
    if (button("ai/tie-" + std::to_string(i + 1),
               desk::with_capital(words::english_word(alternative.what)) + ": " + desk::with_blanks(alternative.id), "",
               look)) {
      desk.ai.choose(alternative);
      return;  // the decision is another one now
    }
    dim(desk::with_capital(desk.said(alternative.text)) + ".");
  }
}

void buttons(desk::Desk& desk, DialMemory& dial_memory, Places& places, const ai::Decision& decision) {
  if (desk.advice.of_entry) return dim("Flown at step " + std::to_string(*desk.advice.of_entry) + ".");
  if (desk.advice.flown && desk.in_battle()) return dim("Flown. " + desk.battle.expected().words);
  if (desk.advice.flown) {
    Look next;
    next.primary = true;
    intent_button(desk, Intent::ai_step, "ai/next", desk.ai.next().empty() ? "What now?" : "Next AI ship", next);
    dim("Flown. " + desk.ai.whose_turn());
    return;
  }
  if (button("ai/fly", "Fly", desk::info_of(Intent::ai_step).key, {true, true})) desk.ai.fly();
  flow(button_width("Fly another…"));
  if (button("ai/override", "Fly another…")) {
    desk.board.select(decision.ship);
    places.seen_selected = desk.board.selected;
    dial_memory.overriding = true;
  }
  tip("Choose another maneuver from its dial. The log says that you chose it.");
  flow(button_width("Skip", desk::info_of(Intent::skip_ship).key));
  intent_button(desk, Intent::skip_ship, "ai/skip", "Skip");
}

}  // namespace

void draw_ai(desk::Desk& desk, DialMemory& dial_memory, Places& places) {
  const state::Piece* piece = desk.advice.decision ? desk.table().find(desk.advice.decision->ship) : nullptr;
  if (piece == nullptr) {
    if (desk.advice.deeds.empty()) return nothing_yet(desk);
    const std::size_t moment = desk.log.moment();
    back_to_now(desk);
    if (desk.log.moment() != moment) return;
    draw_ai_deeds(desk);
    if (desk.advice.of_entry) return;
    gap();
    return nothing_yet(desk);
  }
  // Copies: a button below may replace the decision while the rest of the panel still speaks of it.
  const ai::Decision decision = *desk.advice.decision;
  const state::Piece ship = *piece;
  if (desk.ai.running()) {
    coloured(theme().accent, "The phase is running.");
    ImGui::SameLine();
    intent_button(desk, Intent::ai_stop, "ai/stop", "Stop");
  }
  headline(desk, decision, ship);
  gap(space::tight());
  summary(desk, decision);
  gap();
  const std::size_t moment = desk.log.moment();
  back_to_now(desk);
  if (desk.log.moment() != moment) return;
  buttons(desk, dial_memory, places, decision);
  gap();
  die(desk, decision);
  table_row(desk, decision, ship);
  ties(desk, decision);
  gap();
  draw_ai_deeds(desk);  // what came last stands first
  if (!desk.advice.deeds.empty()) gap();
  draw_ai_trace(desk, decision);
  draw_ai_tables(desk, decision);
}

}  // namespace plotboard::panels
