#pragma once
// Door of the state module: the table, its events, and the fold.
#include "state/events.hpp"     // IWYU pragma: export
#include "state/knowledge.hpp"  // IWYU pragma: export
#include "state/scene.hpp"      // IWYU pragma: export
#include "state/table.hpp"      // IWYU pragma: export
