#pragma once
// Door of the rules module.
#include "rules/commands.hpp"  // IWYU pragma: export
#include "rules/field.hpp"     // IWYU pragma: export
#include "rules/measure.hpp"   // IWYU pragma: export
#include "rules/movement.hpp"  // IWYU pragma: export
#include "rules/order.hpp"     // IWYU pragma: export
