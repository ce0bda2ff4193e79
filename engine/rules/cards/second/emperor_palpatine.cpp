#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool helps_roller(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  const Id roller = of_attack_dice(occasion) ? attack.attacker : attack.defender;
  return has_force(game, occasion) && is_other_friend(game, occasion, roller) &&
         shows_any(game, occasion, state::Face::focus);
}
void turn_one_focus(Game& game, Occasion& occasion) {
  spend_force(game, occasion.owner);
  change_focus_results(game, of_attack_dice(occasion), 1);
}

}  // namespace

void emperor_palpatine(Effects& all) {
  for (const Window window : {Window::modify_attack, Window::modify_defense})
    squad_offer(all, "emperor-palpatine", window, helps_roller, turn_one_focus).anyone = true;
}

}  // namespace plotboard::rules::effects
