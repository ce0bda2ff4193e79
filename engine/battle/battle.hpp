#pragma once
// Door of the battle module.
#include "battle/balance.hpp"       // IWYU pragma: export
#include "battle/balance_file.hpp"  // IWYU pragma: export
#include "battle/checked_game.hpp"  // IWYU pragma: export
#include "battle/log.hpp"           // IWYU pragma: export
#include "battle/save.hpp"          // IWYU pragma: export
#include "battle/session.hpp"       // IWYU pragma: export
#include "battle/simulate.hpp"      // IWYU pragma: export
