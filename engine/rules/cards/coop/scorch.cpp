#include "rules/cards/coop/parts_campaign.hpp"

namespace plotboard::rules::effects {

void scorch(Effects& all) {
  Effect burns = ability_if_wanted(
      "scorch", Window::before_attack_dice, say("scorch.die"),
      [](const Game& game, const Occasion& occasion) {
        return makes_primary_attack(game, occasion) && is_unstressed(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        gain(game, occasion.owner, state::Token::stress, 1, kAbilities);
        note_paid(game, occasion);
      });
  burns.worth = [](Game& game, const Occasion&) {  // one more hit may be the end of it
    return points_left(game, game.attack()->defender) <= attack_dice_for(game, *game.attack());
  };
  all.push_back(burns);
  add_die_more(all, "scorch", [](const Game& game, const Occasion& occasion) {
    return makes_primary_attack(game, occasion) && is_paid_for(game, occasion);
  });
}

}  // namespace plotboard::rules::effects
