#pragma once
// Door of the print module.
#include "print/campaigns.hpp"  // IWYU pragma: export
#include "print/paper.hpp"      // IWYU pragma: export
