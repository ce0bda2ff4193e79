#include "rules/cards/coop/parts_campaign.hpp"
#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

void medal_of_destiny(Effects& all) {
  Effect& fated = may_gear(
      all, "medal-of-destiny", Window::modify_attack, kMedals,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && has_charge(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        if (count_faces(game.attack()->attack_dice, state::Face::focus) == 0) return;
        occasion.options->push_back(option(occasion.card, say("medal-of-destiny.crit")));
      });
  fated.use = [](Game& game, Occasion& occasion) {
    spend_charges(game, occasion, 1);
    change_first(game, true, state::Face::focus, state::Face::crit);
  };
}

}  // namespace plotboard::rules::effects
