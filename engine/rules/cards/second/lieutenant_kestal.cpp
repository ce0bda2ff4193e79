#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

void lieutenant_kestal(Effects& all) {
  Effect strips = ability_if_wanted(
      "lieutenant-kestal", Window::defense_rolled, say("lieutenant-kestal.cancel"),
      [](const Game& game, const Occasion& occasion) {
        const auto& dice = game.attack()->defense_dice;
        return owner_attacks(game, occasion) && game.piece(occasion.owner).tokens.focus > 0 &&
               count_faces(dice, state::Face::blank) + count_faces(dice, state::Face::focus) > 0;
      },
      [](Game& game, Occasion& occasion) {
        spend(game, occasion.owner, state::Token::focus, kAbilities);
        cancel_faces(game, false, state::Face::blank);
        cancel_faces(game, false, state::Face::focus);
      });
  strips.anyone = true;
  strips.worth = [](Game& game, const Occasion&) {  // it would turn them to evades
    const state::Attack& attack = *game.attack();
    const bool turns = game.piece(attack.defender).tokens.focus > 0 && hits_unanswered(attack) > 0;
    return turns && count_faces(attack.defense_dice, state::Face::focus) > 0;
  };
  all.push_back(strips);
}

}  // namespace plotboard::rules::effects
