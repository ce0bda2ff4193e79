#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_gina_moonsong(Effects& all) {
  squad_must(
      all, "pilot:ginamoonsong", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return bearer(game, occasion).tokens.stress > 0 && !friends_at(game, occasion, 0, 2).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id to = pick_ship(game, occasion, friends_at(game, occasion, 0, 2));
        transfer(game, occasion.owner, to.text(), state::Token::stress, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
