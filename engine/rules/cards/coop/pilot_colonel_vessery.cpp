#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool locked_by_friend(const Game& game, const Occasion& occasion) {
  const Id defender = game.attack()->defender;
  if (game.piece(occasion.owner).has_locked(defender)) return false;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.in_play() && piece.has_locked(defender) && game.friendly(piece.id, occasion.owner)) return true;
  }
  return false;
}

}  // namespace

void pilot_colonel_vessery(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:colonel-vessery", Window::attack_rolled, "2e-lock-13", locked_by_friend,
      [](Game& game, Occasion& occasion) { set_lock(game, occasion.owner, game.attack()->defender, kPilotRule); }));
}

}  // namespace plotboard::rules::effects
