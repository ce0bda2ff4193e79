#pragma once
// Door of the base module: what every other module may lean on.
#include "base/ensure.hpp"   // IWYU pragma: export
#include "base/hash.hpp"     // IWYU pragma: export
#include "base/id.hpp"       // IWYU pragma: export
#include "base/lists.hpp"    // IWYU pragma: export
#include "base/result.hpp"   // IWYU pragma: export
#include "base/rng.hpp"      // IWYU pragma: export
#include "base/units.hpp"    // IWYU pragma: export
#include "base/version.hpp"  // IWYU pragma: export
