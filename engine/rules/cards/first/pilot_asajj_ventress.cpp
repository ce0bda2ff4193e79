#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Range and arc are two tests: the range is that of the bases.
void pilot_asajj_ventress(Effects& all) {
  static const auto targets = [](const Game& game, Id ship) {
    Ids ids;
    for (const state::Piece& other : game.table().pieces) {
      if (!other.in_play() || other.id == ship || !within(game, ship, other.id, 1, 2)) continue;
      if (is_in_mobile_arc(game, other.id, ship)) ids.push_back(other.id);
    }
    return ids;
  };
  may(
      all, "1e-pilot-asajjventress", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !targets(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id to = pick_ship(game, occasion.owner, targets(game, occasion.owner), "1e-pilot-asajjventress", false);
        gain(game, to, Token::stress, 1, "1e-pilot-asajjventress");
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return !game.friendly(occasion.owner, targets(game, occasion.owner).front());
  };
}

}  // namespace plotboard::rules::effects::first
