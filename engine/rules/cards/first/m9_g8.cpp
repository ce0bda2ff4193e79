#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// It may lock friends. One die of each attack by the ship that it has locked is rerolled: an enemy's in the defender's
// part of the step, a friend's in its own.
void m9_g8(Effects& all) {
  adds<1>(all, "1e-upgrade-m9g8", Window::may_lock, [](const Game& game, const Occasion& occasion) {
    return is_own(game, occasion) && is_friend(game, occasion.owner, occasion.other);
  });
  const Run rerolls = [](Game& game, Occasion& occasion) {
    reroll_some(game, occasion.owner, true, 1, "1e-upgrade-m9g8");
  };
  offers(
      all, "1e-upgrade-m9g8", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = attack_in(game, occasion).attacker;
        return owner_of(game, occasion).lock == attacker && game.friendly(occasion.owner, attacker);
      },
      rerolls)
      .anyone = true;
  offers(
      all, "1e-upgrade-m9g8", Window::modify_attack_against,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = attack_in(game, occasion).attacker;
        return owner_of(game, occasion).lock == attacker && !game.friendly(occasion.owner, attacker);
      },
      rerolls)
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
