#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// The stress is the price: taken over by another ship it brings no die (1e-stress-12). The die is for the attack as it
// is performed now, not for a second time (1e-attack-17).
void pilot_jan_ors(Effects& all) {
  Effect& helps = may(
      all, "1e-pilot-janors", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return is_declaring(game, occasion) && is_friend(game, occasion.owner, occasion.subject) &&
               !is_stressed(owner_of(game, occasion)) && within(game, occasion.owner, occasion.subject, 1, 3);
      },
      [](Game& game, Occasion& occasion) {
        if (pays_stress(game, occasion.owner, 1, "1e-pilot-janors")) settle_for_roll(game, "1e-pilot-janors");
      });
  helps.anyone = true;
  helps.worth = [](Game& game, const Occasion&) { return game.attack()->range <= 2; };
  adds<1>(all, "1e-pilot-janors", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return is_settled(game, occasion, "1e-pilot-janors");
  }).anyone = true;
}

}  // namespace plotboard::rules::effects::first
