#pragma once
// Door of the 1st edition's wing: rules reference and FAQ 4.3.2, and the rules of 2014 for huge ships.

#include "rules/play/rulebook.hpp"

namespace plotboard::rules {

const Rulebook& first_edition();

}  // namespace plotboard::rules
