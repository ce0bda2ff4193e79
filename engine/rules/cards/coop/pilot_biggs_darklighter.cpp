#include <algorithm>

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool shields_friend(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  const int results =
      count_faces(attack.attack_dice, state::Face::hit) + count_faces(attack.attack_dice, state::Face::crit);
  return attack.defender != occasion.owner && friend_defends(game, occasion, 1) &&
         game.piece(occasion.owner).ship.shields > 0 &&
         results > count_faces(attack.defense_dice, state::Face::evade) &&
         is_in_arc(game, occasion.owner, attack.arc, attack.attacker);
}

}  // namespace

void pilot_biggs_darklighter(Effects& all) {
  Effect guard = pilot_effect("pilot:biggs-darklighter", Window::neutralize, "2e-neutral-9", shields_friend);
  guard.anyone = true;
  guard.run = [](Game& game, Occasion& occasion) {
    const bool takes_crit = count_faces(game.attack()->attack_dice, state::Face::crit) > 0;
    change_attack(game, [takes_crit](state::Attack& attack) {
      auto& dice = attack.attack_dice;
      const state::Face face = takes_crit ? state::Face::crit : state::Face::hit;
      dice.erase(std::find_if(dice.begin(), dice.end(), [face](const state::Die& die) { return die.face == face; }));
    });
    suffer(game, occasion.owner, takes_crit ? 0 : 1, takes_crit ? 1 : 0, kPilotRule);
  };
  all.push_back(guard);
}

}  // namespace plotboard::rules::effects
