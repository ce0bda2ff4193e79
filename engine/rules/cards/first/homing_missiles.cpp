#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Evades that cards add without a token stay possible.
void homing_missiles(Effects& all) {
  must(
      all, "1e-upgrade-homingmissiles", Window::may_modify_defense,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        return attack.attacker == occasion.owner && attack.weapon == occasion.card && occasion.word == "evade";
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = "1e-upgrade-homingmissiles";
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
