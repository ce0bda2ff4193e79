#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_manaroo(Effects& all) {
  squad_may(
      all, "pilot:manaroo", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return has_green_token(bearer(game, occasion)) && !friends_at(game, occasion, 0, 1).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id to = pick_ship(game, occasion, friends_at(game, occasion, 0, 1));
        for (const state::Token token : tokens_of(bearer(game, occasion), state::is_green)) {
          for (int left = bearer(game, occasion).tokens[token]; left > 0; --left)
            transfer(game, occasion.owner, to.text(), token, kCardRule);
        }
      })
      .worth = [](Game& game, const Occasion& occasion) { return shots_of(game, occasion.owner).empty(); };
}

}  // namespace plotboard::rules::effects
