#include "rules/cards/parts.hpp"

namespace plotboard::rules::effects {

// One result is damage, the others are ion tokens.
void mine_b(Effects& all) { add_ion_damage(all, "mine-b", "fga-4.5.4.2-2"); }

}  // namespace plotboard::rules::effects
