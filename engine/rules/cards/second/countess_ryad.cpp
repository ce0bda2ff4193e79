#include "data/ship.hpp"
#include "rules/board/field.hpp"
#include "rules/cards/parts_abilities.hpp"
#include "rules/play/activation.hpp"

namespace plotboard::rules::effects {

namespace {

using geom::Difficulty;

const Id kTurns{"countess-ryad"};  // a mark

geom::Maneuver koiogran(geom::Maneuver straight) { return {straight.speed, geom::Bearing::koiogran_turn}; }

bool shows_straight(const Game& game, const Occasion& occasion) {
  const auto& dial = game.piece(occasion.owner).ship.dial;
  const Field& field = field_of(game);
  return dial && dial->bearing == geom::Bearing::straight &&
         flyable(field, *field.ship(occasion.owner), koiogran(*dial));
}

int printed_steps(const Game& game, Id ship, geom::Maneuver maneuver) {
  const data::Ship* type = game.type_of(ship);
  const auto printed = type == nullptr ? std::nullopt : type->dial.difficulty_of(maneuver);
  return static_cast<int>(printed.value_or(Difficulty::white));
}

// The turn in place of the straight, until it has been flown.
bool is_about_to_turn(const Game& game, const Occasion& occasion) {
  const state::ShipState& ship = game.piece(occasion.owner).ship;
  return !ship.executed && ship.dial && *ship.dial == occasion.maneuver && ship.has_mark(kTurns);
}

}  // namespace

void countess_ryad(Effects& all) {
  all.push_back(ability_if_wanted("countess-ryad", Window::after_reveal, say("countess-ryad.turn"), shows_straight,
                                  [](Game& game, Occasion& occasion) {
                                    const Id ship = occasion.owner;
                                    game.emit(state::Marked{ship, kTurns});
                                    game.tell(ship, kAbilities, say("countess-ryad.turns"));
                                    game.emit(state::DialSet{ship, koiogran(*game.piece(ship).ship.dial)});
                                  }));
  all.back().worth = [](Game&, const Occasion&) { return false; };  // who sets the dial means it

  // One step harder than the straight, whatever the dial says of the turn.
  all.push_back(ability("countess-ryad", Window::difficulty, is_about_to_turn, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    const geom::Maneuver straight{occasion.maneuver.speed, geom::Bearing::straight};
    occasion.value += 1 + printed_steps(game, ship, straight) - printed_steps(game, ship, occasion.maneuver);
  }));
}

}  // namespace plotboard::rules::effects
