#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The tokens lie on the card as its charges; none of this is spending.
void rey(Effects& all) {
  may(
      all, "1e-upgrade-rey", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) { return owner_of(game, occasion).tokens.focus > 0; },
      [](Game& game, Occasion& occasion) {
        lose(game, occasion.owner, Token::focus, 1, "1e-upgrade-rey");
        game.emit(state::ChargesChanged{occasion.owner, occasion.card, 1});
      });
  may(
      all, "1e-upgrade-rey", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return charges_of_card(game, occasion) > 0; },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        gain(game, occasion.owner, Token::focus, 1, "1e-upgrade-rey");
      })
      .worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).tokens.focus == 0; };
}

}  // namespace plotboard::rules::effects::first
