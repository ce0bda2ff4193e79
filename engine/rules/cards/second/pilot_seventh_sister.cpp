#include <algorithm>

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kSistersPrice = 2;
bool can_cancel_evade(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  return is_primary(attack) && game.piece(occasion.owner).ship.force >= kSistersPrice &&
         count_faces(attack.defense_dice, state::Face::evade) > 0;
}

}  // namespace

void pilot_seventh_sister(Effects& all) {
  Effect cancel = pilot_effect("pilot:seventh-sister", Window::neutralize, "fga-cards-3", can_cancel_evade);
  cancel.may = true;
  cancel.prompt = say("seventh-sister.cancel");
  cancel.worth = [](Game& game, const Occasion&) {  // one evade less lets one result more through
    const state::Attack& attack = *game.attack();
    return count_faces(attack.attack_dice, state::Face::hit) + count_faces(attack.attack_dice, state::Face::crit) >=
           count_faces(attack.defense_dice, state::Face::evade);
  };
  cancel.run = [](Game& game, Occasion& occasion) {
    game.emit(state::ForceChanged{occasion.owner, -kSistersPrice});
    change_attack(game, [](state::Attack& attack) {
      auto& dice = attack.defense_dice;
      dice.erase(
          std::find_if(dice.begin(), dice.end(), [](const state::Die& die) { return die.face == state::Face::evade; }));
    });
  };
  all.push_back(cancel);
}

}  // namespace plotboard::rules::effects
