#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_quinn_jast(Effects& all) {
  squad_may(
      all, "pilot:quinnjast", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return !cards_lacking_charge(game, occasion.owner, "", true).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id card = pick_card(game, occasion.owner, cards_lacking_charge(game, occasion.owner, "", true));
        gain(game, occasion.owner, state::Token::disarm, 1, kCardRule);
        game.emit(state::ChargesChanged{occasion.owner, card, 1});
      })
      .worth = [](Game& game, const Occasion& occasion) { return shots_of(game, occasion.owner).empty(); };
}

}  // namespace plotboard::rules::effects
