#pragma once
// Icons, and actions inside an action.

#include <string_view>

#include "geom/reposition.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

bool has_icon(const Game& game, Id ship, Id action);
// Inside an action (1e-action-5): both are used up, so the inner one must be open still.
bool may_reposition(const Game& game, Id ship, Id action, geom::Reposition kind);
bool perform_inside(Game& game, Id ship, Id action, std::string_view rule);  // false: something forbids it

}  // namespace plotboard::rules::effects::first
