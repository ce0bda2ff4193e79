#include "rules/play/ion.hpp"

#include <algorithm>

#include "data/ship.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

bool is_ionised(const Rulebook& book, const state::Piece& ship) {
  return is_over_threshold(book, ship, state::Token::ion);
}

Flight ion_flight(Game& game, Id ship) {
  const FlyingRule& rule = book_of(game).flying;
  Flight flight{kIonManeuver, rule.ion_maneuver, true, false};
  if (!rule.ion_colour_changes) return flight;
  Occasion occasion;
  occasion.window = Window::difficulty;
  occasion.subject = ship;
  occasion.maneuver = kIonManeuver;
  happen(game, occasion);
  flight.difficulty = book_of(game).changed(rule.ion_maneuver, occasion.value);
  return flight;
}

Id ion_action(const Game& game, Id ship) {
  const auto bar = bar_of(game, ship);
  const auto has = [&bar](Id type) {
    return std::any_of(bar.begin(), bar.end(), [type](const data::ShipAction& icon) { return icon.type == type; });
  };
  if (has("focus")) return "focus";
  return game.piece(ship).ai && has("calculate") ? "calculate" : "";
}

void lose_ions(Game& game, Id ship) { lose(game, ship, state::Token::ion, game.piece(ship).tokens.ion, "2e-ion-7"); }

}  // namespace plotboard::rules
