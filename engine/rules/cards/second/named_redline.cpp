#include "rules/cards/parts_squads.hpp"

namespace plotboard::rules::effects {

void redline_acquire(Effects& all);

// The campaign's card; a second lock is by hand.
void named_redline(Effects& all) { same_as(all, "pilot:redline", redline_acquire, "redline-acquire"); }

}  // namespace plotboard::rules::effects
