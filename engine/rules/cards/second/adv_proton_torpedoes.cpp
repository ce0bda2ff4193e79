#include "rules/cards/parts.hpp"

namespace plotboard::rules::effects {

void adv_proton_torpedoes(Effects& all) {
  add_hit_to_crit(all, "adv-proton-torpedoes", "2e-special-11", attacks_with_card);
}

}  // namespace plotboard::rules::effects
