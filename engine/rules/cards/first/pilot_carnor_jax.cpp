#include "base/lists.hpp"
#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_near_carnor_jax(const Game& game, const Occasion& occasion) {
  return !game.friendly(occasion.owner, occasion.subject) && within(game, occasion.owner, occasion.subject, 1, 1);
}
void forbid_by_carnor_jax(Game&, Occasion& occasion) {
  occasion.value = 0;
  occasion.rule = "1e-pilot-carnorjax";
}

}  // namespace

// By the true distance of the bases (1e-range-16). Tokens may still be assigned.
void pilot_carnor_jax(Effects& all) {
  must(
      all, "1e-pilot-carnorjax", Window::may_act,
      [](const Game& game, const Occasion& occasion) {
        return (occasion.word == "focus" || occasion.word == "evade") && is_near_carnor_jax(game, occasion);
      },
      forbid_by_carnor_jax)
      .anyone = true;
  for (const Window window : {Window::may_modify, Window::may_modify_defense}) {
    must(
        all, "1e-pilot-carnorjax", window,
        [](const Game& game, const Occasion& occasion) {
          return (spends_focus(occasion.word) || spends_evade(occasion.word)) && is_near_carnor_jax(game, occasion);
        },
        forbid_by_carnor_jax)
        .anyone = true;
  }
  must(
      all, "1e-pilot-carnorjax", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return occasion.allowed && !occasion.other.empty() && is_near_carnor_jax(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        const auto weapon = weapon_named(game, occasion.subject, occasion.word);
        if (!weapon || !weapon->weapon.spends || !base::contains(weapon->weapon.needs, Id("focus"))) return;
        const bool by_lock = base::contains(weapon->weapon.needs, Id("lock"));
        if (by_lock && game.piece(occasion.subject).lock == occasion.other) return;
        occasion.allowed = false;
        occasion.rule = "1e-pilot-carnorjax";
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
