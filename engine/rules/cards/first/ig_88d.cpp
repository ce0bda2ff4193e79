#include "rules/cards/first/parts_ig88.hpp"

namespace plotboard::rules::effects::first {

// Crew: it needs no title itself.
void ig_88d(Effects& all) { borrows_ig88(all, "1e-upgrade-ig88d"); }

}  // namespace plotboard::rules::effects::first
