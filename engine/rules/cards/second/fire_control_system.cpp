#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

// Choice "reroll": which die.
void fire_control_system(Effects& all) {
  Effect& again = may_gear(
      all, "fire-control-system", Window::modify_attack, kSystems,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) &&
               game.piece(occasion.owner).has_locked(attack_in(game, occasion).defender);
      },
      [](Game& game, Occasion& occasion) {
        if (!anything_rerollable(game, true)) return;
        occasion.options->push_back(option(occasion.card, say("talent.reroll-one", words::Card{occasion.card})));
      });
  again.worth = [](Game& game, const Occasion&) {  // more poor dice are a matter for the lock
    const auto& dice = game.attack()->attack_dice;
    const int focus = count_faces(dice, state::Face::focus);
    const bool turned = game.piece(game.attack()->attacker).tokens.focus > 0;
    return count_faces(dice, state::Face::blank) + (turned ? 0 : focus) == 1;
  };
  again.use = [](Game& game, Occasion& occasion) { reroll_one(game, occasion.owner, occasion.card, kSystems); };
  gear(
      all, "fire-control-system", Window::may_modify, kSystems,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "lock" && game.attack() != nullptr && used_in_attack(game, occasion.card);
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = kSystems;
      });
}

}  // namespace plotboard::rules::effects
