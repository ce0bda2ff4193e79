#include "rules/cards/coop/parts_campaign.hpp"
#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

// Choice "reroll": which dice.
void emperors_will(Effects& all) {
  Effect& again = may_gear(
      all, "emperors-will", Window::modify_attack, kMedals,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && has_charge(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        if (!anything_rerollable(game, true)) return;
        occasion.options->push_back(option(occasion.card, say("emperors-will.reroll")));
      });
  again.worth = [](Game& game, const Occasion&) {
    return count_faces(game.attack()->attack_dice, state::Face::blank) >= 2;
  };
  again.use = [](Game& game, Occasion& occasion) {
    constexpr int kMost = 2;
    spend_charges(game, occasion, 1);
    const auto which = ask_reroll(game, occasion.owner, true, 1, kMost, kMedals);
    reroll(game, true, which, say("talent.rerolled", words::Card{occasion.card}));
  };
}

}  // namespace plotboard::rules::effects
