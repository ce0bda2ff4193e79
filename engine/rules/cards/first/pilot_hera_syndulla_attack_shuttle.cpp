#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

void pilot_hera_syndulla_attack_shuttle(Effects& all) {
  turns_dial_by_colour(all, "1e-pilot-herasyndulla-attackshuttle");
}

}  // namespace plotboard::rules::effects::first
