#include <algorithm>

#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// To the end of Combat a friend has the skill that this ship has now, even where that ship is destroyed meanwhile
// (1e-golden-13). Who has got a skill so may hand it on (1e-ps-4).
void swarm_tactics(Effects& all) {
  Effect& lends = may(
      all, "1e-upgrade-swarmtactics", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !friends_within(game, occasion.owner, 1, 1).empty(); },
      [](Game& game, Occasion& occasion) {
        const Ids friends = friends_within(game, occasion.owner, 1, 1);
        const Id to = pick_ship(game, occasion.owner, friends, "1e-upgrade-swarmtactics", false);
        const int skill = owner_of(game, occasion).initiative;
        if (!to.empty()) game.emit(state::InitiativeChanged{to, "1e-upgrade-swarmtactics", skill});
      });
  lends.worth = [](Game& game, const Occasion& occasion) {
    const Ids friends = friends_within(game, occasion.owner, 1, 1);
    return std::any_of(friends.begin(), friends.end(),
                       [&](Id each) { return game.piece(each).initiative < game.piece(occasion.owner).initiative; });
  };

  // No card of theirs: the ship that lent it may be gone. One of them ends it for all, so that nobody has to order it.
  static constexpr auto is_lent = [](const state::Piece& ship) {
    const auto& changes = ship.ship.initiatives;
    return ship.in_play() && std::any_of(changes.begin(), changes.end(), [](const state::Initiative& change) {
             return change.source == "1e-upgrade-swarmtactics";
           });
  };
  Effect& ends = must(
      all, "1e-rules", Window::end_of_combat,
      [](const Game& game, const Occasion& occasion) {
        const auto& pieces = game.table().pieces;
        const auto first = std::find_if(pieces.begin(), pieces.end(), is_lent);
        return first != pieces.end() && first->id == occasion.owner;
      },
      [](Game& game, Occasion&) {
        Ids lent;
        for (const state::Piece& ship : game.table().pieces) {
          if (is_lent(ship)) lent.push_back(ship.id);
        }
        for (const Id ship : lent) {
          game.emit(state::InitiativeChanged{ship, "1e-upgrade-swarmtactics", std::nullopt});
        }
      });
  ends.rule = "1e-upgrade-swarmtactics";
  ends.prompt = just(words::Card{"1e-upgrade-swarmtactics"});
}

}  // namespace plotboard::rules::effects::first
