#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool dark_curse_defends(const Game& game, const Occasion& occasion) {
  return defends(game, occasion) && !is_own(game, occasion);
}

}  // namespace

// From when it is the defender: a focus token paid for the weapon is spent before (1e-attack-10). No die is rerolled,
// whoever's card would do it, nor one that is added later; those of the roll are marked, so that nothing is offered.
void pilot_dark_curse(Effects& all) {
  must(all, "1e-pilot-darkcurse", Window::attack_rolled, dark_curse_defends, [](Game& game, Occasion&) {
    change_attack(game, [](state::Attack& attack) {
      for (state::Die& die : attack.attack_dice) die.rerolled = true;
    });
  }).anyone = true;
  must(
      all, "1e-pilot-darkcurse", Window::reroll_cap,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "attack" && dark_curse_defends(game, occasion);
      },
      [](Game&, Occasion& occasion) { occasion.value = 0; })
      .anyone = true;
  must(
      all, "1e-pilot-darkcurse", Window::may_modify,
      [](const Game& game, const Occasion& occasion) {
        return dark_curse_defends(game, occasion) && (occasion.word == "lock" || spends_focus(occasion.word));
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = "1e-pilot-darkcurse";
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
