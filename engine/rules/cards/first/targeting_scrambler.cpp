#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// The token bars this ship's attacks of the round.
void targeting_scrambler(Effects& all) {
  static constexpr int kReach = 3;
  may(
      all, "1e-upgrade-targetingscrambler", Window::start_of_planning,
      [](const Game& game, const Occasion& occasion) { return !all_within(game, occasion.owner, 1, kReach).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Ids near = all_within(game, ship, 1, kReach);
        gain(game, ship, Token::disarm, 1, "1e-upgrade-targetingscrambler");
        const Id target = pick_ship(game, ship, near, "1e-upgrade-targetingscrambler", false);
        if (target.empty()) return;
        assign_condition(game, target, "1e-condition-scrambled", true, "1e-upgrade-targetingscrambler");
      })
      .worth = [](Game&, const Occasion&) { return false; };  // an attack for a hindrance
}

}  // namespace plotboard::rules::effects::first
