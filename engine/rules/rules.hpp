#pragma once
// Door of the rules module: what its users include. Which wings stand behind it, rules.cpp says.
#include "rules/board/field.hpp"           // IWYU pragma: export
#include "rules/board/measure.hpp"         // IWYU pragma: export
#include "rules/board/movement.hpp"        // IWYU pragma: export
#include "rules/board/obstacles.hpp"       // IWYU pragma: export
#include "rules/board/verdict.hpp"         // IWYU pragma: export
#include "rules/machine/effects.hpp"       // IWYU pragma: export
#include "rules/machine/game.hpp"          // IWYU pragma: export
#include "rules/machine/step.hpp"          // IWYU pragma: export
#include "rules/play/actions.hpp"          // IWYU pragma: export
#include "rules/play/activation.hpp"       // IWYU pragma: export
#include "rules/play/additions.hpp"        // IWYU pragma: export
#include "rules/play/attack.hpp"           // IWYU pragma: export
#include "rules/play/battle_commands.hpp"  // IWYU pragma: export
#include "rules/play/commands.hpp"         // IWYU pragma: export
#include "rules/play/damage.hpp"           // IWYU pragma: export
#include "rules/play/devices.hpp"          // IWYU pragma: export
#include "rules/play/docking.hpp"          // IWYU pragma: export
#include "rules/play/invariants.hpp"       // IWYU pragma: export
#include "rules/play/order.hpp"            // IWYU pragma: export
#include "rules/play/round.hpp"            // IWYU pragma: export
#include "rules/play/rulebook.hpp"         // IWYU pragma: export
#include "rules/play/setup.hpp"            // IWYU pragma: export
#include "rules/play/tokens.hpp"           // IWYU pragma: export
#include "rules/play/windows.hpp"          // IWYU pragma: export
#include "rules/play/wings.hpp"            // IWYU pragma: export
