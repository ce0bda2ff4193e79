#include <algorithm>

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

namespace {

int targets_in_sight(const Game& game, Id ship) {
  const auto far_enough = [&](Id target, geom::ArcKind arc) {
    return range_in_arc(game, target, arc, ship).value_or(0) >= 2 && range_in_arc(game, target, arc, ship) <= 3;
  };
  int count = 0;
  for (const state::Piece& piece : game.table().pieces) {
    if (!is_ship_in_play(game, piece.id) || !are_enemies(game, piece.id, ship)) continue;
    const data::Ship* type = game.type_of(ship);
    bool seen = false;
    for (const geom::ArcKind arc : turret_arcs(game.piece(ship).ship.turret)) seen = seen || far_enough(piece.id, arc);
    for (std::size_t i = 0; type != nullptr && i < type->attacks.size(); ++i) {
      const geom::ArcKind arc = type->attacks[i].arc;
      seen = seen || (!geom::is_turret(arc) && far_enough(piece.id, arc));
    }
    if (seen) ++count;
  }
  return count;
}

}  // namespace

// Its actions stand in its data.
void target_assist_mgk_300(Effects& all) {
  gear(
      all, "target-assist-mgk-300", Window::before_engage, kConfigurations,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = game.piece(occasion.owner);
        return ship.tokens.stress == 0 && !has_green_token(ship) && targets_in_sight(game, occasion.owner) > 0;
      },
      [](Game& game, Occasion& occasion) {
        constexpr int kMost = 2;
        tell_card(game, occasion);
        gain(game, occasion.owner, state::Token::calculate, std::min(kMost, targets_in_sight(game, occasion.owner)),
             kConfigurations);
      });
}

}  // namespace plotboard::rules::effects
