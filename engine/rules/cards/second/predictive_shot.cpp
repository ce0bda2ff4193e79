#include <algorithm>

#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

// From when the defender rolls: before that nobody knows the results.
bool caps(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attack.attacker == occasion.owner && attack.step >= state::AttackStep::defense_dice &&
         std::find(attack.used.begin(), attack.used.end(), occasion.card) != attack.used.end();
}

}  // namespace

void predictive_shot(Effects& all) {
  Effect foresee = force_talent(
      "predictive-shot", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && has_force(game, occasion) && target_in_bullseye(game, *game.attack());
      },
      [](Game& game, Occasion& occasion) {
        spend_force(game, occasion.owner);
        change_attack(game, [&](state::Attack& attack) { attack.used.push_back(occasion.card); });
      });
  foresee.may = true;
  foresee.prompt = say("predictive-shot.cap");
  foresee.worth = [](Game& game, const Occasion&) {  // about half of the attack dice come up hits
    return 2 * defense_dice_for(game, *game.attack()) > attack_dice_for(game, *game.attack()) + 1;
  };
  all.push_back(foresee);

  all.push_back(force_talent("predictive-shot", Window::defense_dice_cap, caps, [](Game& game, Occasion& occasion) {
    const auto& dice = attack_in(game, occasion).attack_dice;
    const int results = count_faces(dice, state::Face::hit) + count_faces(dice, state::Face::crit);
    occasion.value = std::min(occasion.value, results);
  }));
}

}  // namespace plotboard::rules::effects
