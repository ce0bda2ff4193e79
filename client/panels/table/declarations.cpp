// Planning: what the ships of whoever looks may declare besides their dials.
#include "panels/table/declarations.hpp"

#include <utility>

#include "data/catalog.hpp"
#include "panels/kit/parts.hpp"
#include "rules/coop/mission_docking.hpp"

namespace plotboard::panels {

void draw_declarations(desk::Desk& desk, const std::string& only) {
  if (!desk.in_mission() || desk.table().play.phase != state::Phase::planning) return;
  bool first = true;
  const state::Table table = desk.table();  // a copy: a click makes another
  for (const state::Piece& ship : table.pieces) {
    if (ship.side != desk.seats.seat || !ship.in_play() || (!only.empty() && ship.id != only)) continue;
    const std::vector<state::Option> options = rules::declarations(desk.catalog(), table, ship.id);
    if (options.empty()) continue;
    if (std::exchange(first, false)) {
      gap();
      heading("Besides its dial");
    }
    const WithId id(ship.id);
    dim(desk.names().piece(ship.id) +
        (ship.ship.docking.empty() ? ""
                                   : ", docked with " + desk.names().piece(ship.ship.docking) + ": a dial undocks it"));
    bool in_row = false;
    for (const state::Option& option : options) {
      const bool on = ship.ship.declares == option.key;
      // What it costs is in the tip, but not that it is against orders.
      const bool against = option.text.key() == words::Key("jump.declare-against");
      const std::string words = desk.said(against ? say("declare.against-orders") : option.text);
      if (in_row) flow(button_width(words));
      in_row = true;
      if (button("declare/" + ship.id + "/" + option.key, words, "", {option.legal || on, false, on}))
        desk.battle.declare(ship.id, on ? "" : option.key);
      tip(option.legal ? desk.said(option.text) + "." : desk.said(option.why) + "\nRule " + option.rule);
    }
  }
}

}  // namespace plotboard::panels
