#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// Each token that it spends in Combat, also one paid for a weapon or a card. The stress has to arrive (1e-stress-12).
void overclocked_r4(Effects& all) {
  may(
      all, "1e-upgrade-overclockedr4", Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "focus" && game.table().play.phase == state::Phase::engagement;
      },
      [](Game& game, Occasion& occasion) {
        if (!pays_stress(game, occasion.owner, 1, "1e-upgrade-overclockedr4")) return;
        gain(game, occasion.owner, Token::focus, 1, "1e-upgrade-overclockedr4");
      })
      .worth = [](Game& game, const Occasion& occasion) { return !is_stressed(game.piece(occasion.owner)); };
}

}  // namespace plotboard::rules::effects::first
