#pragma once
// Door of Flight Group Alpha: all that client and command line ask of it.
#include "campaign/alpha/debrief.hpp"   // IWYU pragma: export
#include "campaign/alpha/deck.hpp"      // IWYU pragma: export
#include "campaign/alpha/hangar.hpp"    // IWYU pragma: export
#include "campaign/alpha/report.hpp"    // IWYU pragma: export
#include "campaign/alpha/sheet.hpp"     // IWYU pragma: export
#include "campaign/alpha/stand_in.hpp"  // IWYU pragma: export
#include "campaign/alpha/suggest.hpp"   // IWYU pragma: export
#include "campaign/alpha/text.hpp"      // IWYU pragma: export
