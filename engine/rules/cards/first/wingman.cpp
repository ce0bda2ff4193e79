#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// No choice whether, only whose (the card says "must"). This ship removes the token, not the one that had it
// (1e-stress-13).
void wingman(Effects& all) {
  static constexpr auto stressed_friends = [](const Game& game, Id ship) {
    Ids ids = friends_within(game, ship, 1, 1);
    std::erase_if(ids, [&](Id each) { return !is_stressed(game.piece(each)); });
    return ids;
  };
  must(
      all, "1e-upgrade-wingman", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !stressed_friends(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Ids friends = stressed_friends(game, occasion.owner);
        const Id calmed = pick_ship(game, occasion.owner, friends, "1e-upgrade-wingman", false);
        if (!calmed.empty()) lose(game, calmed, Token::stress, 1, "1e-upgrade-wingman");
      });
}

}  // namespace plotboard::rules::effects::first
