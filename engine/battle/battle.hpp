#pragma once
// Door of the battle module.
#include "battle/session.hpp"  // IWYU pragma: export
