#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// Once for tokens that arrive together (1e-golden-7).
void pilot_dace_bonearm(Effects& all) {
  may(
      all, "1e-pilot-dacebonearm", Window::token_gained,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "ion" && !game.friendly(occasion.owner, occasion.subject) &&
               !is_stressed(owner_of(game, occasion)) && within(game, occasion.owner, occasion.subject, 1, 3);
      },
      [](Game& game, Occasion& occasion) {
        const Id enemy = occasion.subject;
        if (pays_stress(game, occasion.owner, 1, "1e-pilot-dacebonearm")) {
          suffer(game, enemy, 1, 0, "1e-pilot-dacebonearm");
        }
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
