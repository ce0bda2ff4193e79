#pragma once
// Orders of AI ships (fga-3.3.2, fga-4.6.1.4-1): Attack unless Strike, Escape or Escort is ordered.

#include <string>
#include <vector>

#include "data/order.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::ai {

bool is_escaping(const state::Piece& ship);
// The ships and pieces in play that an order of that kind names: one, or all of a squad.
Ids ordered(const state::Table& table, const state::Piece& ship, data::OrderKind kind);
// fga-3.3.2.1a-5: under a Strike order only its target is locked; under an Escape order nothing.
bool may_lock(const rules::Game& game, const state::Piece& ship, Id target);
// The nearest enemy ship; "" without any.
Id nearest_ship(const rules::Game& game, Id ship);

}  // namespace plotboard::ai
