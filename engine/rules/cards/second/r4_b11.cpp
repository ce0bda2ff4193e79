#include "rules/cards/parts_squads.hpp"

namespace plotboard::rules::effects {

void r4_b11(Effects& all) {
  squad_offer(
      all, "r4-b11", Window::modify_defense_against,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* defender = game.find(attack_in(game, occasion).defender);
        return owner_attacks(game, occasion) && defender != nullptr &&
               !tokens_of(*defender, is_red_or_orange).empty() && anything_rerollable(game, false);
      },
      [](Game& game, Occasion& occasion) {
        const Id defender = game.attack()->defender;
        const auto tokens = tokens_of(game.piece(defender), is_red_or_orange);
        lose(game, defender, pick_token(game, occasion.owner, defender, tokens), 1, kCardRule);
        const auto count = static_cast<int>(game.attack()->defense_dice.size());
        const auto which = ask_reroll(game, occasion.owner, false, 0, count, kCardRule);
        reroll(game, false, which, say("talent.rerolled", words::Card{occasion.card}));
      })
      .worth = [](Game& game, const Occasion&) { return shows(game, false, state::Face::evade); };
}

}  // namespace plotboard::rules::effects
