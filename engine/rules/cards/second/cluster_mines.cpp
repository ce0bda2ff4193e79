#include "rules/play/devices.hpp"

namespace plotboard::rules::effects {

void cluster_mines(Effects& all) { add_payload(all, "cluster-mines", "2e-mine-9"); }

}  // namespace plotboard::rules::effects
