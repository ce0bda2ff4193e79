#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Outside every firing arc of the attacker, auxiliary ones included, or in them but beyond range 2, to the closest
// point inside (1e-range-10). A turret's reach is no arc.
void autothrusters(Effects& all) {
  offers(
      all, "1e-upgrade-autothrusters", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && any(game, false, Face::blank) &&
               band_in_firing_arcs(game, occasion.owner, attack_in(game, occasion).attacker) > 2;
      },
      [](Game& game, Occasion&) { turn(game, false, Face::blank, Face::evade, 1); });
}

}  // namespace plotboard::rules::effects::first
