#pragma once
// The windows that the rules open for cards (machine/effects.hpp). A new trigger is a new line in windows.inc, the
// place in the rules that opens it, and the cards that use it.

#include "rules/board/movement.hpp"
#include "rules/machine/effects.hpp"

namespace plotboard::rules {

enum class Window : std::uint8_t {
#define WINDOW(group, name) name,
#include "rules/play/windows.inc"
#undef WINDOW
  count_
};
static_assert(static_cast<std::size_t>(Window::count_) <= kMostWindows);

WindowTraits traits_of(Window window);

}  // namespace plotboard::rules
