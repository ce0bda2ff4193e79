#include "rules/cards/first/parts_dice.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// The energy lies on the ship card that can hold it.
void pilot_cr90_corvette_fore(Effects& all) {
  may(
      all, "1e-pilot-cr90corvettefore", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = owner_of(game, occasion);
        return attacks_with_primary(game, occasion) && game.attack()->from == state::Section::fore &&
               !ship.ship.section(state::Section::fore).crippled && rules::first::energy_of(ship) > 0;
      },
      [](Game& game, Occasion& occasion) {
        rules::first::spend_energy(game, occasion.owner, 1);
        settle_for_roll(game, "1e-pilot-cr90corvettefore");
      });
  adds<1>(all, "1e-pilot-cr90corvettefore", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return is_settled(game, occasion, "1e-pilot-cr90corvettefore");
  });
}

}  // namespace plotboard::rules::effects::first
