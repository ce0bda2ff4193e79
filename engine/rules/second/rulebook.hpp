#pragma once
// Door of the 2nd edition's wing: its rulebook (2e-*).

#include "rules/play/rulebook.hpp"

namespace plotboard::rules {

const Rulebook& second_edition();

}  // namespace plotboard::rules
