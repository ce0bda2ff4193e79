#include <algorithm>

#include "geom/path.hpp"
#include "rules/board/movement.hpp"
#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

// Enemies on whom the template lay.
Ids slashed_ships(const Game& game, const Occasion& occasion) {
  Ids through;
  if (occasion.move->flown.length_mm <= 0) return through;  // it stays where it is
  const Field& field = field_of(game);
  for (const Field::Ship& ship : field.ships()) {
    const Id id = field.piece(ship).id;
    const bool crossed =
        geom::contact(occasion.move->flown, ship.shape(), field.tolerance_mm()) == geom::Contact::overlapping;
    if (crossed && is_enemy_of_owner(game, occasion, id)) through.push_back(id);
  }
  return through;
}

}  // namespace

void starbird_slash(Effects& all) {
  squad_may(
      all, "starbird-slash", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return moved(occasion, true) && !slashed_ships(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id enemy = pick_ship(game, occasion, slashed_ships(game, occasion));
        gain(game, enemy, state::Token::strain, 1, kCardRule, bearer(game, occasion).side);
        if (is_ship_in_play(game, enemy) && in_firing_arc(game, occasion.owner, enemy))
          gain(game, occasion.owner, state::Token::strain, 1, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
