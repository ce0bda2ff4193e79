// Windows over a battle: the screen that hides the table between two people at one screen, the result, and the question
// before somebody gives up.
#include "panels/battle/battle_dialogs.hpp"

#include <algorithm>

#include "data/catalog.hpp"
#include "desk/core/names.hpp"
#include "panels/kit/battle_signs.hpp"
#include "panels/kit/frame.hpp"
#include "panels/kit/host.hpp"
#include "panels/kit/parts.hpp"
#include "panels/kit/words.hpp"
#include "rules/play/score.hpp"

namespace plotboard::panels {

namespace {

constexpr float kBattleDialogEm = 34;  // width

}  // namespace

void draw_cover(desk::Desk& desk) {
  if (!desk.seats.covered) return;
  const float w = window_width(), h = window_height();
  ImGui::SetNextWindowPos({0, 0});
  ImGui::SetNextWindowSize({w, h});
  ImGui::SetNextWindowFocus();
  ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, 0);
  ImGui::PushStyleColor(ImGuiCol_WindowBg, vec4(theme().space));
  ImGui::Begin("Cover", nullptr,
               ImGuiWindowFlags_NoTitleBar | ImGuiWindowFlags_NoResize | ImGuiWindowFlags_NoMove |
                   ImGuiWindowFlags_NoSavedSettings | ImGuiWindowFlags_NoCollapse);
  ImGui::PopStyleColor();
  ImGui::PopStyleVar();
  const std::string side = desk.seats.side_name(desk.seats.seat);
  const float width = std::min(em() * kBattleDialogEm, w * 0.9F);
  ImGui::SetCursorPos({(w - width) / 2, h * 0.3F});
  ImGui::BeginChild("words", {width, 0}, false, ImGuiWindowFlags_NavFlattened);
  const ImVec2 at = ImGui::GetCursorScreenPos();
  const scene::Colour ink = desk.seats.seat == state::Side::enemy ? theme().enemy_text : theme().player_text;
  const float bottom = fitted(ImGui::GetWindowDrawList(), fonts().title, title_em() * 1.6F, at, width, u32(ink),
                              "Hand the screen to " + side);
  ImGui::Dummy({width, bottom - at.y + em()});
  plain("Round " + std::to_string(desk.table().round) +
        ": dials are set in secret. When the other person has looked away, go on.");
  gap();
  if (button("cover/go", "I fly for " + side, desk::info_of(desk::Intent::ai_step).key, {true, true}))
    desk.seats.uncover();
  ImGui::EndChild();
  ImGui::End();
}

namespace {

std::string type_words(const desk::Desk& desk, const std::string& type) {
  const data::Ship* known = desk.catalog().ship(type);
  return known == nullptr ? desk::with_blanks(type) : known->name;
}

std::string words_of_end(const desk::Desk& desk, const mission::Combatant& ship) {
  const state::Piece* piece = desk.table().find(ship.id);
  const std::string who = desk.names().piece(ship.id) + ", " +
                          (piece == nullptr ? type_words(desk, ship.type) : title_of(desk.catalog(), *piece)) + ": ";
  if (mission::is_away(ship.fate)) return who + "left the play area";
  if (ship.fate == mission::ShipFate::destroyed) return who + "destroyed";
  if (ship.fate == mission::ShipFate::removed) return who + "taken out of the game by the mission";
  return who + std::to_string(ship.hull_left()) + " of " + std::to_string(ship.hull) + " hull, " +
         std::to_string(ship.shields) + " of " + std::to_string(ship.shield_limit) + " shields left";
}

// Squad points of what each side has destroyed, first edition (1e-event-3).
void score_lines(const desk::Desk& desk) {
  const auto score = rules::score_of(desk.catalog(), desk.table());
  if (!score) return;
  const auto points = [](int count) { return std::to_string(count) + (count == 1 ? " point" : " points"); };
  gap();
  heading("Score");
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    plain(desk::with_capital(desk.seats.side_name(side)) + ": " +
          points(side == state::Side::player ? score->player : score->enemy) + " of destroyed ships");
  }
  dim(score->margin() == 0 ? std::string("No margin.") : "Margin: " + points(score->margin()) + ".");
}

}  // namespace

void draw_result(desk::Desk& desk) {
  bool open = desk.battle.result_open && desk.in_battle() && desk.table().play.phase == state::Phase::over;
  if (!begin_dialog("The battle is over", 40, open)) {
    if (!open) desk.battle.show_result(false);
    return;
  }
  const mission::Result& result = desk.missions.standing().result;
  {
    const WithFont title(fonts().title);
    plain(desk.battle.expected().words);
  }
  dim("After " + std::to_string(result.rounds) + (result.rounds == 1 ? " round, " : " rounds, ") +
      std::to_string(desk.log.moment()) + " steps.");
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    gap();
    heading(desk::with_capital(desk.seats.side_name(side)).c_str());
    for (const mission::Combatant& ship : result.combatants) {
      if (ship.kind == state::PieceType::ship && ship.side == side) plain(words_of_end(desk, ship));
    }
  }
  score_lines(desk);
  int thrown = 0;
  for (const mission::Thrown& dice : result.dice) {
    const bool of_attacks = dice.kind == state::DieKind::attack || dice.kind == state::DieKind::defense;
    thrown += of_attacks ? dice.count : 0;
  }
  const auto attack = [&result](state::Face face) {
    return std::to_string(result.thrown(state::DieKind::attack, static_cast<int>(face)));
  };
  const int evades = result.thrown(state::DieKind::defense, static_cast<int>(state::Face::evade));
  gap();
  dim(std::to_string(thrown) + " dice were thrown: " + attack(state::Face::hit) + " hits, " +
      attack(state::Face::crit) + " critical hits, " + std::to_string(evades) + " evades.");
  gap();
  if (button("result/close", "Look at the table", "Esc", {true, true})) open = false;
  flow(button_width("Replay it"));
  if (button("result/replay", "Replay it")) {
    open = false;
    desk.log.play_from(desk.log.first_moment());
  }
  flow(button_width("Export the log…"));
  if (button("result/export", "Export the log…")) {
    open = false;
    act(desk::Intent::export_log);
  }
  flow(button_width("New battle"));
  if (button("result/again", "New battle")) {
    open = false;
    act(desk::Intent::new_battle);
  }
  end_dialog(open);
  desk.battle.show_result(open);
}

void draw_give_up(desk::Desk& desk, GiveUpMemory& memory) {
  const state::Side side = memory.side;
  bool open = desk.in_battle() && desk.screen == desk::Screen::table && desk.table().play.phase != state::Phase::over;
  const bool shown = begin_dialog("Give up?", 28, open);
  if (!open) memory.side = state::Side::none;
  if (!shown) return;
  plain(desk.seats.side_does(side, "gives up", "give up") + ": the battle is over, and the other side has won it.");
  gap();
  const bool yes = button("give-up/yes", "Give up");
  flow(button_width("Fly on", "Esc"));
  if (button("give-up/no", "Fly on", "Esc", {true, true})) open = false;
  end_dialog(open && !yes);
  if (!open || yes) memory.side = state::Side::none;
  if (yes) desk.battle.concede(side);
}

}  // namespace plotboard::panels
