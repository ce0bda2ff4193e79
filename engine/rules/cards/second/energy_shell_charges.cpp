#include <algorithm>

#include "rules/cards/parts.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void energy_shell_charges(Effects& all) {
  Effect charge;
  charge.card = "energy-shell-charges";
  charge.window = Window::modify_attack;
  charge.rule = "fga-table-2.12";
  charge.may = true;
  charge.when = [](const Game& game, const Occasion& occasion) {
    return attacks_with_card(game, occasion) && game.piece(occasion.subject).tokens.calculate > 0;
  };
  charge.run = [](Game& game, Occasion& occasion) {
    if (count_faces(game.attack()->attack_dice, state::Face::focus) == 0) return;
    occasion.options->push_back(option(occasion.card, say("energy-shell.change")));
  };
  charge.use = [](Game& game, Occasion& occasion) {
    spend(game, occasion.subject, state::Token::calculate, "fga-table-2.12");
    const auto& dice = game.attack()->attack_dice;
    const auto focus =
        std::find_if(dice.begin(), dice.end(), [](const state::Die& die) { return die.face == state::Face::focus; });
    change_die(game, true, static_cast<std::size_t>(focus - dice.begin()), state::Face::crit);
  };
  all.push_back(charge);
}

}  // namespace plotboard::rules::effects
