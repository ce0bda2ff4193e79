#include <algorithm>

#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// Choice "reroll": every die that is picked costs a charge.
void barrage_rockets(Effects& all) {
  Effect barrage;
  barrage.card = "barrage-rockets";
  barrage.window = Window::modify_attack;
  barrage.rule = "2e-special-14";
  barrage.may = true;
  barrage.worth = [](Game& game, const Occasion& occasion) {
    const state::Tokens& tokens = game.piece(occasion.subject).tokens;
    const bool converts = tokens.focus + tokens.calculate > 0;
    const auto& dice = game.attack()->attack_dice;
    return std::any_of(dice.begin(), dice.end(), [converts](const state::Die& die) {
      return !die.rerolled && (die.face == state::Face::blank || (die.face == state::Face::focus && !converts));
    });
  };
  barrage.when = [](const Game& game, const Occasion& occasion) {
    return attacks_with_card(game, occasion) && charges_of_card(game, occasion) > 0 &&
           target_in_bullseye(game, *game.attack());
  };
  barrage.run = [](Game& game, Occasion& occasion) {
    const auto& dice = game.attack()->attack_dice;
    if (std::all_of(dice.begin(), dice.end(), [](const state::Die& die) { return die.rerolled; })) return;
    occasion.options->push_back(option(occasion.card, say("barrage-rockets.reroll")));
  };
  barrage.use = [](Game& game, Occasion& occasion) {
    const auto which = ask_reroll(game, occasion.subject, true, 1, charges_of_card(game, occasion), "2e-special-14");
    spend_charges(game, occasion, static_cast<int>(which.size()));
    reroll(game, true, which, say("barrage-rockets.rerolled"));
  };
  all.push_back(barrage);
}

}  // namespace plotboard::rules::effects
