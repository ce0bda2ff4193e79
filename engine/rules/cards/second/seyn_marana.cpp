#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

void seyn_marana(Effects& all) {
  Effect pierces = ability("seyn-marana", Window::modify_attack, owner_attacks);
  pierces.may = true;
  pierces.run = [](Game& game, Occasion& occasion) {
    if (count_faces(game.attack()->attack_dice, state::Face::crit) == 0) return;
    occasion.options->push_back(option(occasion.card, say("seyn-marana.pierce")));
  };
  pierces.worth = [](Game& game, const Occasion&) {  // shields would take it all
    const state::Attack& attack = *game.attack();
    return game.piece(attack.defender).ship.shields >= hits_shown(attack);
  };
  pierces.use = [](Game& game, Occasion&) {
    const Id defender = game.attack()->defender;
    change_attack(game, [](state::Attack& attack) { attack.attack_dice.clear(); });
    deal_card(game, defender, false, kAbilities);
  };
  all.push_back(pierces);
}

}  // namespace plotboard::rules::effects
