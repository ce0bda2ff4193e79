#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

void bt_1(Effects& all) {
  Effect& cruel = may_gear(
      all, "bt-1", Window::modify_attack, kGunners,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && game.piece(attack_in(game, occasion).defender).tokens.stress > 0;
      },
      [](Game& game, Occasion& occasion) {
        if (count_faces(game.attack()->attack_dice, state::Face::hit) == 0) return;
        occasion.options->push_back(option(occasion.card, say("bt-1.crits")));
      });
  cruel.use = [](Game& game, Occasion& occasion) {
    const int most = game.piece(game.attack()->defender).tokens.stress;
    change_faces(game, occasion, state::Face::hit, state::Face::crit, most);
  };
}

}  // namespace plotboard::rules::effects
