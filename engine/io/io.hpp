#pragma once
// Door of the io module.
#include "io/files.hpp"    // IWYU pragma: export
#include "io/journal.hpp"  // IWYU pragma: export
#include "io/paths.hpp"    // IWYU pragma: export
