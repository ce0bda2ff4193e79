#include "rules/play/devices.hpp"

namespace plotboard::rules::effects {

void seismic_charges(Effects& all) { add_payload(all, "seismic-charges", "2e-bomb-14"); }

}  // namespace plotboard::rules::effects
