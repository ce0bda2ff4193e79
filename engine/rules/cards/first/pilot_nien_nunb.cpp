#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// After a red maneuver judged from where it ends; the action is then open (1e-stress-7).
void pilot_nien_nunb(Effects& all) {
  may(
      all, "1e-pilot-niennunb", Window::token_gained,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "stress" && is_stressed(owner_of(game, occasion)) &&
               !enemies_in_firing_arcs(game, occasion.owner, 1).empty();
      },
      [](Game& game, Occasion& occasion) {
        lose(game, occasion.owner, Token::stress, occasion.value, "1e-pilot-niennunb");
      });
}

}  // namespace plotboard::rules::effects::first
