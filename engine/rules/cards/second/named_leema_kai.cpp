#include <algorithm>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool is_in_nobodys_front_arc(const Game& game, const Occasion& occasion) {
  const auto& pieces = game.table().pieces;
  return std::none_of(pieces.begin(), pieces.end(), [&](const state::Piece& piece) {
    return is_enemy_of_owner(game, occasion, piece.id) &&
           is_in_arc(game, occasion.owner, geom::ArcKind::front, piece.id);
  });
}
Ids leemas_targets(const Game& game, const Occasion& occasion) {
  Ids ids = enemies_at(game, occasion, 0, 3);
  std::erase_if(ids, [&](Id id) {
    return !is_ship_in_play(game, id) || bearer(game, occasion).has_locked(id) ||
           !is_in_arc(game, id, geom::ArcKind::full_front, occasion.owner);
  });
  return ids;
}

}  // namespace

void named_leema_kai(Effects& all) {
  squad_may(
      all, "pilot:leemakai", Window::before_engage,
      [](const Game& game, const Occasion& occasion) {
        return !leemas_targets(game, occasion).empty() && is_in_nobodys_front_arc(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        acquire_lock_on(game, occasion.owner, pick_ship(game, occasion, leemas_targets(game, occasion)));
      })
      .worth = [](Game& game, const Occasion& occasion) { return bearer(game, occasion).lock.empty(); };
}

}  // namespace plotboard::rules::effects
