#pragma once
// Which choices of a modify step spend a token of the ship that makes them, for cards that forbid it
// (Window::may_modify, may_modify_defense). Keys are those of options: "focus", "evade", a card's. Cost: a few
// comparisons.

#include "base/id.hpp"

namespace plotboard::rules::effects::first {

bool spends_focus(Id key);
bool spends_evade(Id key);

}  // namespace plotboard::rules::effects::first
