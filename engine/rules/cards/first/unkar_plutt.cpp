#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

// In contact where the ship has come to rest (1e-overlap-10).
bool overlapped_enemy_of_plutt(const Game& game, const Occasion& occasion) {
  if (occasion.move == nullptr || occasion.move->fully_executed) return false;
  const Ids& met = occasion.move->touching;
  return std::any_of(met.begin(), met.end(), [&](Id id) {
    const state::Piece* other = game.find(id);
    return other != nullptr && other->in_play() && state::are_enemies(other->side, game.piece(occasion.owner).side);
  });
}

}  // namespace

void unkar_plutt(Effects& all) {
  may(
      all, "1e-upgrade-unkarplutt", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return overlapped_enemy_of_plutt(game, occasion) &&
               owner_of(game, occasion).ship.hull_left() >= 1;  // 1e-dmg-19
      },
      [](Game& game, Occasion& occasion) {
        suffer(game, occasion.owner, 1, 0, "1e-upgrade-unkarplutt");
        if (still_flying(game, occasion.owner)) free_action(game, occasion.owner, {}, "1e-upgrade-unkarplutt");
      })
      .worth = [](Game& game, const Occasion& occasion) {
    const state::Piece& ship = game.piece(occasion.owner);
    return !is_stressed(ship) && ship.ship.shields > 0;
  };
}

}  // namespace plotboard::rules::effects::first
