#include <algorithm>

#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// In place of rerolling its own dice by the lock; before the defender's part (1e-attack-25).
void r4_b11(Effects& all) {
  offers(
      all, "1e-upgrade-r4b11", Window::modify_defense_against,
      [](const Game& game, const Occasion& occasion) {
        const auto& dice = game.attack()->defense_dice;
        return attacks(game, occasion) && owner_of(game, occasion).lock == attack_in(game, occasion).defender &&
               may_spend_lock(game, occasion.owner) &&
               std::any_of(dice.begin(), dice.end(), [](const state::Die& die) { return !die.rerolled && !die.fixed; });
      },
      [](Game& game, Occasion& occasion) {
        const int all_dice = static_cast<int>(game.attack()->defense_dice.size());
        const auto which = ask_reroll(game, occasion.owner, false, 0, all_dice, "1e-upgrade-r4b11");
        spend_lock(game, occasion.owner, "1e-upgrade-r4b11");
        reroll(game, false, which, say("dice.rerolled-by-card"));
      })
      .worth = [](Game& game, const Occasion&) { return count(game, false, Face::evade) > 0; };
}

}  // namespace plotboard::rules::effects::first
