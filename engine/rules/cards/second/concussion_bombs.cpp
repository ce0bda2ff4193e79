#include "rules/play/devices.hpp"

namespace plotboard::rules::effects {

void concussion_bombs(Effects& all) { add_payload(all, "concussion-bombs", "2e-bomb-6"); }

}  // namespace plotboard::rules::effects
