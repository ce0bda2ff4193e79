#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void r4_b11(Effects& all) {
  squad_offer(
      all, "r4-b11", Window::modify_defense_against,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* defender = game.find(attack_in(game, occasion).defender);
        return owner_attacks(game, occasion) && defender != nullptr &&
               !burdens_of(game, defender->id, is_red_or_orange).empty() && anything_rerollable(game, false);
      },
      [](Game& game, Occasion& occasion) {
        pick_burden(game, occasion.owner, game.attack()->defender, is_red_or_orange);
        const auto count = static_cast<int>(game.attack()->defense_dice.size());
        const auto which = ask_reroll(game, occasion.owner, false, 0, count, kCardRule);
        reroll(game, false, which, say("talent.rerolled", words::Card{occasion.card}));
      })
      .worth = [](Game& game, const Occasion&) { return shows(game, false, state::Face::evade); };
}

}  // namespace plotboard::rules::effects
