#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

void seismic_charges(Effects& all) { add_reveal_drop(all, "1e-upgrade-seismiccharges"); }

}  // namespace plotboard::rules::effects::first
