// Windows over a battle: the screen that hides the table between two people at one screen, and the result.
#include <algorithm>

#include "panels/battle_signs.hpp"
#include "panels/ui.hpp"
#include "panels/words.hpp"

namespace plotboard::panels {

void draw_cover(desk::Desk& desk) {
  if (!desk.seats.covered) return;
  const auto w = static_cast<float>(ui().frame.width_px);
  const auto h = static_cast<float>(ui().frame.height_px);
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
  const float width = std::min(em() * 34, w * 0.9F);
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
  if (button("cover/go", "I am " + side, desk::info_of(desk::Intent::ai_step).key, {true, true})) desk.seats.uncover();
  ImGui::EndChild();
  ImGui::End();
}

void draw_result(desk::Desk& desk) {
  bool open = desk.battle.result_open && desk.in_battle() && desk.table().play.phase == state::Phase::over;
  if (!begin_dialog("The battle is over", 40, open)) {
    if (!open) desk.battle.result_open = false;
    return;
  }
  const state::Table& table = desk.table();
  {
    const WithFont title(fonts().title);
    plain(desk.battle.expected().words);
  }
  dim("After " + std::to_string(table.round) + (table.round == 1 ? " round, " : " rounds, ") +
      std::to_string(desk.log.moment()) + " steps.");
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    gap();
    heading(desk.seats.side_name(side).c_str());
    for (const state::Piece& ship : table.pieces) {
      if (ship.type != state::PieceType::ship || ship.side != side) continue;
      std::string words = ship.id + ", " + title_of(desk.catalog(), ship) + ": ";
      if (ship.fled)
        words += "left the play area";
      else if (ship.ship.destroyed)
        words += "destroyed";
      else if (ship.ship.removed)
        words += "taken out of the game by the mission";
      else
        words += std::to_string(std::max(0, ship.ship.hull_left())) + " of " + std::to_string(ship.ship.hull) +
                 " hull, " + std::to_string(ship.ship.shields) + " of " + std::to_string(ship.ship.shield_limit) +
                 " shields left";
      plain(words);
    }
  }
  int thrown = 0, hits = 0, crits = 0, evades = 0;
  for (const desk::LogLine& line : desk.log.lines()) {
    if (line.undone || line.kind != desk::LineKind::dice) continue;
    if (line.die != state::DieKind::attack && line.die != state::DieKind::defense) continue;
    for (const int value : line.dice) {
      ++thrown;
      hits += value == static_cast<int>(state::Face::hit) ? 1 : 0;
      crits += value == static_cast<int>(state::Face::crit) ? 1 : 0;
      evades += value == static_cast<int>(state::Face::evade) ? 1 : 0;
    }
  }
  gap();
  dim(std::to_string(thrown) + " dice were thrown: " + std::to_string(hits) + " hits, " + std::to_string(crits) +
      " critical hits, " + std::to_string(evades) + " evades.");
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
    act(desk, desk::Intent::export_log);
  }
  flow(button_width("New battle"));
  if (button("result/again", "New battle")) {
    open = false;
    act(desk, desk::Intent::new_battle);
  }
  end_dialog(open);
  desk.battle.result_open = open;
}

}  // namespace plotboard::panels
