#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// The dice are named before the lock goes.
void r7_astromech(Effects& all) {
  offers(
      all, "1e-upgrade-r7astromech", Window::modify_attack_against,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && is_fresh(game, occasion) &&
               owner_of(game, occasion).lock == attack_in(game, occasion).attacker &&
               may_spend_lock(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        use_up(game, occasion);
        const int most = static_cast<int>(game.attack()->attack_dice.size());
        const auto which = ask_reroll(game, ship, true, 0, most, "1e-upgrade-r7astromech");
        spend_lock(game, ship, "1e-upgrade-r7astromech");
        reroll(game, true, which, say("dice.rerolled-by-card"));
      });
}

}  // namespace plotboard::rules::effects::first
