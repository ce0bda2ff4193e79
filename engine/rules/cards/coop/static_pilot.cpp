#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

void static_pilot(Effects& all) {
  Effect shocks = ability("static", Window::modify_attack, [](const Game& game, const Occasion& occasion) {
    const state::Piece& ship = game.piece(occasion.owner);
    return makes_primary_attack(game, occasion) && ship.tokens.focus > 0 && ship.has_locked(game.attack()->defender);
  });
  shocks.may = true;
  shocks.run = [](Game& game, Occasion& occasion) {
    const auto& dice = game.attack()->attack_dice;
    if (count_faces(dice, state::Face::crit) == static_cast<int>(dice.size())) return;
    occasion.options->push_back(option(occasion.card, say("static.crits")));
  };
  shocks.worth = [](Game& game, const Occasion& occasion) {  // more than the focus token does by itself
    return any_poor_die(game, occasion) && count_faces(game.attack()->attack_dice, state::Face::blank) > 0;
  };
  shocks.use = [](Game& game, Occasion& occasion) {
    spend_lock(game, occasion.owner, kAbilities, game.attack()->defender);
    spend(game, occasion.owner, state::Token::focus, kAbilities);
    for (std::size_t i = 0; i < game.attack()->attack_dice.size(); ++i) change_die(game, true, i, state::Face::crit);
  };
  all.push_back(shocks);
}

}  // namespace plotboard::rules::effects
