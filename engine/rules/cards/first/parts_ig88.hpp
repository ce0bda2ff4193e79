#pragma once
// The IG-88s who share their abilities through the title IG-2000 (1e-destroy-7).

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Who carries that card has the pilot ability of every other friendly ship with the title, beside its own: their pilot
// cards lie among its cards as long as it has it. A loan ends when its source leaves play or loses title or ability.
void borrows_ig88(Effects& all, const char* card);

}  // namespace plotboard::rules::effects::first
