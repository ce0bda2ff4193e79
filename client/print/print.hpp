#pragma once
// Door of the print module.
#include "print/paper.hpp"        // IWYU pragma: export
#include "print/sheet_pages.hpp"  // IWYU pragma: export
