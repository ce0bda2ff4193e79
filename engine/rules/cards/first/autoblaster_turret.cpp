#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void autoblaster_turret(Effects& all) { hits_beyond_evades(all, "1e-upgrade-autoblasterturret"); }

}  // namespace plotboard::rules::effects::first
