#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// The stress is the price of the die, before the roll (1e-stress-12).
void pilot_zeta_leader(Effects& all) {
  may(
      all, "1e-pilot-zetaleader", Window::before_attack_dice,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && !is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) {
        if (pays_stress(game, occasion.owner, 1, "1e-pilot-zetaleader")) settle_for_roll(game, "1e-pilot-zetaleader");
      });
  adds<1>(all, "1e-pilot-zetaleader", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return attacks(game, occasion) && is_settled(game, occasion, "1e-pilot-zetaleader");
  });
}

}  // namespace plotboard::rules::effects::first
