#include "rules/cards/coop/parts_campaign.hpp"
#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

// Choice "reroll": which die.
void medal_of_redemption(Effects& all) {
  Effect& again = may_gear(
      all, "medal-of-redemption", Window::modify_defense, kMedals,
      [](const Game& game, const Occasion& occasion) {
        return owner_defends(game, occasion) && has_charge(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        if (!anything_rerollable(game, false)) return;
        occasion.options->push_back(option(occasion.card, say("talent.reroll-one", words::Card{occasion.card})));
      });
  again.worth = [](Game& game, const Occasion&) {  // a hit would get through
    const state::Attack& attack = *game.attack();
    const int hits =
        count_faces(attack.attack_dice, state::Face::hit) + count_faces(attack.attack_dice, state::Face::crit);
    return hits > count_faces(attack.defense_dice, state::Face::evade) &&
           count_faces(attack.defense_dice, state::Face::blank) > 0;
  };
  again.use = [](Game& game, Occasion& occasion) {
    spend_charges(game, occasion, 1);
    const auto which = ask_reroll(game, occasion.owner, false, 1, 1, kMedals);
    reroll(game, false, which, say("talent.rerolled", words::Card{occasion.card}));
  };
}

}  // namespace plotboard::rules::effects
