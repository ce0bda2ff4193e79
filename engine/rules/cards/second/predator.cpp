#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

void predator(Effects& all) { add_reroll_of_one(all, "predator", Window::modify_attack, primary_at_bullseye); }

}  // namespace plotboard::rules::effects
