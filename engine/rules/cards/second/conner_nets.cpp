#include "rules/play/devices.hpp"

namespace plotboard::rules::effects {

void conner_nets(Effects& all) { add_payload(all, "conner-nets", "2e-mine-9"); }

}  // namespace plotboard::rules::effects
