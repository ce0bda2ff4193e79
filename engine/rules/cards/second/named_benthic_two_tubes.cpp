#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_benthic_two_tubes(Effects& all) {
  squad_may(
      all, "pilot:benthictwotubes", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "focus" && bearer(game, occasion).tokens.focus > 0 &&
               !friends_at(game, occasion, 1, 2).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id to = pick_ship(game, occasion, friends_at(game, occasion, 1, 2));
        transfer(game, occasion.owner, to.text(), state::Token::focus, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
