#pragma once
// Door of the 1st edition's wing. Its book is not written: ships can be moved about on its tables, and no battle is
// fought by it, so that nobody plays the 2nd edition under the 1st's name.

#include "rules/play/rulebook.hpp"

namespace plotboard::rules {

const Rulebook& first_edition();

}  // namespace plotboard::rules
