#include "rules/cards/coop/parts_campaign.hpp"
#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

void medal_of_loyalty(Effects& all) {
  Effect& guards = may_gear(
      all, "medal-of-loyalty", Window::modify_defense, kMedals,
      [](const Game& game, const Occasion& occasion) {
        const Id defender = attack_in(game, occasion).defender;
        return occasion.subject == defender && defender != occasion.owner && has_charge(game, occasion) &&
               friend_defends(game, occasion, 1);
      },
      [](Game& game, Occasion& occasion) {
        if (count_faces(game.attack()->defense_dice, state::Face::focus) == 0) return;
        occasion.options->push_back(option(occasion.card, say("medal-of-loyalty.evade")));
      });
  guards.anyone = true;
  guards.worth = [](Game& game, const Occasion& occasion) {
    const state::Attack& attack = *game.attack();
    const int hits =
        count_faces(attack.attack_dice, state::Face::hit) + count_faces(attack.attack_dice, state::Face::crit);
    return hits > count_faces(attack.defense_dice, state::Face::evade) &&
           game.piece(occasion.subject).tokens.focus == 0;
  };
  guards.use = [](Game& game, Occasion& occasion) {
    spend_charges(game, occasion, 1);
    change_first(game, false, state::Face::focus, state::Face::evade);
  };
}

}  // namespace plotboard::rules::effects
