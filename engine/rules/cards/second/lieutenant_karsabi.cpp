#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

void lieutenant_karsabi(Effects& all) {
  all.push_back(ability_if_wanted(
      "lieutenant-karsabi", Window::token_gained, say("lieutenant-karsabi.rid"),
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "disarm" && is_unstressed(game, occasion) &&
               game.piece(occasion.owner).tokens.disarm > 0;
      },
      [](Game& game, Occasion& occasion) {
        gain(game, occasion.owner, state::Token::stress, 1, kAbilities);
        lose(game, occasion.owner, state::Token::disarm, 1, kAbilities);
      }));
  // Armed, it may attack this round.
  all.back().worth = [](Game& game, const Occasion& occasion) {
    return game.piece(occasion.owner).tokens.disarm == 1 && !game.piece(occasion.owner).ship.engaged;
  };
}

}  // namespace plotboard::rules::effects
