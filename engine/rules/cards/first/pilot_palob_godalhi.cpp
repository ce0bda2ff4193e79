#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

void pilot_palob_godalhi(Effects& all) {
  may(
      all, "1e-pilot-palobgodalhi", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return !with_focus_or_evade(game, enemies_within(game, occasion.owner, 1, 2)).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        take_focus_or_evade(game, ship, enemies_within(game, ship, 1, 2), "1e-pilot-palobgodalhi");
      });
}

}  // namespace plotboard::rules::effects::first
