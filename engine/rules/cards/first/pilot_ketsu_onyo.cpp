#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// In the primary and in the mobile arc at once: any part of the base in each is enough.
void pilot_ketsu_onyo(Effects& all) {
  static const auto targets = [](const Game& game, Id ship) {
    Ids ids;
    for (const state::Piece& other : game.table().pieces) {
      if (!other.in_play() || other.id == ship || !within(game, ship, other.id, 1, 1)) continue;
      const bool ahead = is_in_arc(game, other.id, geom::ArcKind::front, ship);
      if (ahead && is_in_mobile_arc(game, other.id, ship)) ids.push_back(other.id);
    }
    return ids;
  };
  Effect& pulls = may(
      all, "1e-pilot-ketsuonyo", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !targets(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id to = pick_ship(game, ship, targets(game, ship), "1e-pilot-ketsuonyo", false);
        gain(game, to, Token::tractor, 1, "1e-pilot-ketsuonyo", game.piece(ship).side);
      });
  pulls.worth = [](Game& game, const Occasion& occasion) {
    const Ids found = targets(game, occasion.owner);
    return !game.friendly(occasion.owner, found.front());
  };
}

}  // namespace plotboard::rules::effects::first
