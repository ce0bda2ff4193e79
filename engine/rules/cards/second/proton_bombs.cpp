#include "rules/play/devices.hpp"

namespace plotboard::rules::effects {

void proton_bombs(Effects& all) { add_payload(all, "proton-bombs", "2e-bomb-14"); }

}  // namespace plotboard::rules::effects
