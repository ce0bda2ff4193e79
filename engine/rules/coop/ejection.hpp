#pragma once
// Ejection rolls (fga-4.11.2, sheet.eject): pilots of the flight group whose ship was lost roll when the mission is
// over. How many dice the territory says; what each face costs, the rule set (fga-4.11.2-7, -8 are uncertain).

#include "data/mission.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::rules {

int ejection_dice(data::Territory territory);  // fga-4.11.1-2
// One roll for each pilot whose ship was destroyed or left where nobody allowed it, in the order of the table; each at
// most once a mission.
void roll_ejections(Game& game);

}  // namespace plotboard::rules
