#pragma once
// The effects of every card that a battle of the 2nd edition can have: upgrades of squads, pilots, ships' abilities,
// damage cards, devices. A file a card in this folder; the build finds them.
#include "rules/machine/effects.hpp"

namespace plotboard::rules::effects {

void add_second_cards(Effects& all);

}  // namespace plotboard::rules::effects
