#include "rules/fitness.hpp"

#include "rules/flee.hpp"
#include "rules/hyperspace.hpp"
#include "rules/tokens.hpp"

namespace plotboard::rules {

namespace {

using state::Fitness;
using state::Token;

struct Words {
  std::string_view rule;
  const char* text;
};
constexpr Words kWords[] = {
    {"fga-3.5.1b-2", "It is immobile: no maneuver, no action, no attack."},
    {"fga-3.5.1b-4", "It is disabled: no action and no attack."},
    {"fga-2.16.1.3x-5", "It is docked: no action and no attack."},
    {"fga-2.16.1.4x-4", "It holds a hyperdrive token: a hyperspace roll takes the place of its attack."},
    {"fga-3.5.2-9", "It flees: it makes no attack."},
    {"fga-3.5.3-5", "It flees: it makes no attack."},
};

bool was_moving(const state::Piece& piece) {
  if (piece.stays || !piece.ship.docking.empty()) return false;
  return !piece.ship.executed || piece.ship.executed->maneuver.bearing != geom::Bearing::stationary;
}

void become(Game& game, const std::string& ship, Fitness fitness, bool glides) {
  const state::Piece& piece = game.piece(ship);
  if (!piece.in_play() || piece.ship.fitness != Fitness::fit) return;
  game.emit(state::FitnessSet{ship, fitness, glides});
  lose(game, ship, Token::hyperdrive, game.piece(ship).tokens.hyperdrive, "");
  game.tell(ship, "fga-3.5.1b-6", "A weapons disabled token marks it for good.");
  if (game.piece(ship).tokens.disarm == 0) gain(game, ship, Token::disarm, 1, "");
}

}  // namespace

void disable(Game& game, const std::string& ship) {
  become(game, ship, Fitness::disabled, was_moving(game.piece(ship)));
}

void immobilise(Game& game, const std::string& ship) { become(game, ship, Fitness::immobile, false); }

Hindrance hinders_actions(const state::Piece& ship) {
  if (ship.ship.fitness == Fitness::immobile) return {"fga-3.5.1b-2"};
  if (ship.ship.fitness == Fitness::disabled) return {"fga-3.5.1b-4"};
  if (!ship.ship.docking.empty()) return {"fga-2.16.1.3x-5"};
  return {};
}

Hindrance hinders_attacks(const Game& game, const state::Piece& ship) {
  if (const Hindrance found = hinders_actions(ship)) return found;
  if (ship.tokens.hyperdrive > 0) return {"fga-2.16.1.4x-4"};
  if (!is_fleeing(ship) || ship.ship.has_mark(kFleesNextRound)) return {};
  return {has_hyperdrive(game.catalog(), game.table(), ship) ? "fga-3.5.2-9" : "fga-3.5.3-5"};
}

const char* words_of(const Hindrance& hindrance) {
  for (const Words& words : kWords) {
    if (hindrance && words.rule == hindrance.rule) return words.text;
  }
  return "";
}

}  // namespace plotboard::rules
