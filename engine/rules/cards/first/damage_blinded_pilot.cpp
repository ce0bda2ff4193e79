#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

namespace {

void turns_down_blinded_pilot(Game& game, Occasion& occasion) { turn_first_down(game, occasion); }

}  // namespace

// Of the first deck the attack is made, and cards may still add results to it; of the second deck there is none. An
// attack that is performed twice is one (1e-attack-36).
void damage_blinded_pilot(Effects& all) {
  on_damage(all, {{"damage:101", "1e-deck0-2"}}, Window::attack_dice_cap, nullptr,
            [](Game&, Occasion& occasion) { occasion.value = 0; });
  on_damage(all, {{"damage:101", "1e-deck0-2"}}, Window::after_attack, nullptr, turns_down_blinded_pilot);

  on_damage(
      all, {{"damage:201", "1e-deckf-2"}}, Window::weapon_check,
      [](const Game&, const Occasion& occasion) { return occasion.allowed; },
      [](Game&, Occasion& occasion) {
        occasion.allowed = false;
        occasion.rule = "1e-deckf-2";
      });
  // Any opportunity counts, one that a card gives too; a ship that is barred from attacking has none but its turn.
  for (const Window window : {Window::attack_offered, Window::after_engage}) {
    on_damage(all, {{"damage:201", "1e-deckf-2"}}, window, nullptr, turns_down_blinded_pilot);
  }
}

}  // namespace plotboard::rules::effects::first
