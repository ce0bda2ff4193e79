#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

void countdown(Effects& all) {
  Effect shrugs = ability_if_wanted(
      "countdown", Window::after_hit, say("countdown.cancel"),
      [](const Game& game, const Occasion& occasion) {
        return owner_defends(game, occasion) && is_unstressed(game, occasion) &&
               !game.piece(occasion.owner).ship.destroyed;
      },
      [](Game& game, Occasion& occasion) {
        suffer(game, occasion.owner, 1, 0, kAbilities);
        gain(game, occasion.owner, state::Token::stress, 1, kAbilities);
        change_attack(game, [](state::Attack& attack) {
          attack.attack_dice.clear();
          attack.defense_dice.clear();
        });
      });
  shrugs.anyone = true;
  shrugs.worth = [](Game& game, const Occasion& occasion) {
    return hits_shown(*game.attack()) >= 2 && points_left(game, occasion.owner) > 1;
  };
  all.push_back(shrugs);
}

}  // namespace plotboard::rules::effects
