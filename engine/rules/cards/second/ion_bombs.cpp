#include "rules/play/devices.hpp"

namespace plotboard::rules::effects {

void ion_bombs(Effects& all) { add_payload(all, "ion-bombs", "2e-bomb-14"); }

}  // namespace plotboard::rules::effects
