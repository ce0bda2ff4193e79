#include <algorithm>

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

// Something within range 3 that it has not locked already.
bool may_lock_more(const Game& game, const Occasion& occasion) {
  const state::Piece& ship = game.piece(occasion.owner);
  const Field& field = field_of(game);
  if (field.ship(ship.id) == nullptr) return false;
  const auto& pieces = game.table().pieces;
  return std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& piece) {
    const bool there = piece.type == state::PieceType::obstacle || is_ship_in_play(game, piece.id);
    return there && piece.id != ship.id && piece.id != ship.lock && piece.side != ship.side &&
           measure(field, ship.id, piece.id).range.band.value_or(4) <= 3;
  });
}

}  // namespace

// It is no action.
void redline_acquire(Effects& all) {
  all.push_back(ability_if_wanted("redline-acquire", Window::after_action, say("redline-acquire.lock"), may_lock_more,
                                  [](Game& game, Occasion& occasion) { acquire_lock(game, occasion.owner, false); }));
  all.back().worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).lock.empty(); };
}

}  // namespace plotboard::rules::effects
