#pragma once
// Door of the AI module: decide() and what it answers.
#include "ai/decision.hpp"  // IWYU pragma: export
