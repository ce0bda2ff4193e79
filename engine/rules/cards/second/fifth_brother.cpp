#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void fifth_brother(Effects& all) {
  Effect& fierce = may_gear(
      all, "fifth-brother", Window::modify_attack, kGunners,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && has_force(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        if (count_faces(game.attack()->attack_dice, state::Face::focus) == 0) return;
        occasion.options->push_back(option(occasion.card, say("fifth-brother.focus")));
      });
  fierce.use = [](Game& game, Occasion& occasion) {
    spend_force(game, occasion.owner);
    change_first(game, true, state::Face::focus, state::Face::crit);
  };
}

}  // namespace plotboard::rules::effects
