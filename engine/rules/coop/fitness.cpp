#include "rules/coop/fitness.hpp"

#include "rules/board/field.hpp"
#include "rules/coop/flee.hpp"
#include "rules/coop/hyperspace.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules {

namespace {

using state::Fitness;
using state::Token;

constexpr Hindrance kImmobile{"fga-3.5.1b-2", "fit.immobile"};
constexpr Hindrance kDisabled{"fga-3.5.1b-4", "fit.disabled"};
constexpr Hindrance kDocked{"fga-2.16.1.3x-5", "fit.docked"};
constexpr Hindrance kJumps{"fga-2.16.1.4x-4", "fit.jumps"};
constexpr Hindrance kFleesByHyperdrive{"fga-3.5.2-9", "fit.flees"};
constexpr Hindrance kFleesByEdge{"fga-3.5.3-5", "fit.flees"};

bool was_moving(const state::Piece& piece) {
  if (piece.stays || !piece.ship.docking.empty()) return false;
  return !piece.ship.executed || piece.ship.executed->maneuver.bearing != geom::Bearing::stationary;
}

void become(Game& game, Id ship, Fitness fitness, bool glides) {
  const state::Piece& piece = game.piece(ship);
  if (!piece.in_play() || piece.ship.fitness != Fitness::fit) return;
  game.emit(state::FitnessSet{ship, fitness, glides});
  lose(game, ship, Token::hyperdrive, game.piece(ship).tokens.hyperdrive, "");
  game.tell(ship, "fga-3.5.1b-6", say("fit.marked"));
  if (game.piece(ship).tokens.disarm == 0) gain(game, ship, Token::disarm, 1, "");
}

}  // namespace

void disable(Game& game, Id ship) { become(game, ship, Fitness::disabled, was_moving(game.piece(ship))); }

void immobilise(Game& game, Id ship) { become(game, ship, Fitness::immobile, false); }

Hindrance hinders_actions(const state::Piece& ship) {
  if (ship.ship.fitness == Fitness::immobile) return kImmobile;
  if (ship.ship.fitness == Fitness::disabled) return kDisabled;
  return ship.ship.docking.empty() ? Hindrance{} : kDocked;
}

Hindrance hinders_attacks(const Game& game, const state::Piece& ship) {
  if (const Hindrance found = hinders_actions(ship)) return found;
  if (ship.tokens.hyperdrive > 0) return kJumps;
  if (!is_fleeing(ship) || ship.ship.has_mark(kFleesNextRound)) return {};
  return has_hyperdrive(game.catalog(), game.table(), ship) ? kFleesByHyperdrive : kFleesByEdge;
}

// Docked, immobile or disabled ships fly nothing of their own will, and do no action (fga-2.16.1.3x-4, fga-3.5.1b);
// what is left of a disabled ship's speed takes it 1 straight on.
bool held(Game& game, Id ship) {
  const state::Piece& piece = game.piece(ship);
  const Hindrance hindrance = hinders_actions(piece);
  if (!hindrance) return false;
  const Field::Ship* own = field_of(game).ship(ship);
  if (piece.ship.glides && own != nullptr && flyable(field_of(game), *own, kIonManeuver)) {
    game.tell(ship, "fga-3.5.1b-3", say("fit.glides"));
    execute_maneuver(game, ship, {kIonManeuver, geom::Difficulty::white}, ManeuverKind::activation);
  } else {
    game.tell(ship, piece.ship.docking.empty() ? hindrance.rule : "fga-2.16.1.3x-4", hindrance.why);
  }
  if (game.in_play(ship)) lose(game, ship, Token::ion, game.piece(ship).tokens.ion, "");
  return true;
}

}  // namespace plotboard::rules
