#include "rules/play/devices.hpp"

namespace plotboard::rules::effects {

void proximity_mines(Effects& all) { add_payload(all, "proximity-mines", "2e-mine-9"); }

}  // namespace plotboard::rules::effects
