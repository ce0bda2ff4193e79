#include "rules/play/devices.hpp"

namespace plotboard::rules::effects {

void electro_proton_bombs(Effects& all) { add_payload(all, "electro-proton-bombs", "2e-bomb-9"); }

}  // namespace plotboard::rules::effects
