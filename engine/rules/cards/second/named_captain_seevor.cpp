#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_captain_seevor(Effects& all) {
  squad_may(
      all, "pilot:captainseevor", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        const Id other = opponent_in(game, occasion);
        return occasion.subject == occasion.owner && has_charge(game, occasion) && is_ship_in_play(game, other) &&
               !is_in_bullseye(game, occasion.owner, other);
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        gain(game, opponent_in(game, occasion), state::Token::jam, 1, kCardRule, bearer(game, occasion).side);
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return has_green_token(game.piece(opponent_in(game, occasion)));
  };
}

}  // namespace plotboard::rules::effects
