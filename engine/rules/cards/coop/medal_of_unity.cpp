#include <algorithm>

#include "rules/cards/coop/parts_campaign.hpp"
#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

void medal_of_unity(Effects& all) {
  static constexpr auto near = [](const Game& game, const Occasion& occasion) {
    return friends_near(game, occasion.owner, occasion.owner, 1, 2);
  };
  may_gear(
      all, "medal-of-unity", Window::after_action, kMedals,
      [](const Game& game, const Occasion& occasion) {
        return has_charge(game, occasion) && !near(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        const Id own = occasion.owner;
        const Id chosen = ask_ship(game, own, near(game, occasion), kMedals, say("medal-of-unity.which", own), false);
        gain(game, chosen, state::Token::focus, 1, kMedals);
      },
      say("medal-of-unity.give"))
      .worth = [](Game& game, const Occasion& occasion) {
    const Ids ids = near(game, occasion);
    return std::any_of(ids.begin(), ids.end(), [&](Id id) {
      return !has_green_token(game.piece(id)) && !enemies_near(game, id, 0, 3).empty();
    });
  };
}

}  // namespace plotboard::rules::effects
