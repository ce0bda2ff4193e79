#include "rules/play/windows.hpp"

#include <array>

namespace plotboard::rules {

namespace {

// What remotes do as a step begins is found where they lie; no ship's cards are asked for it.
constexpr std::array<WindowTraits, static_cast<std::size_t>(Window::count_)> kTraits{{
#define WINDOW(group, name) {WindowGroup::group, Window::name == Window::at_initiative},
#include "rules/play/windows.inc"
#undef WINDOW
}};

}  // namespace

WindowTraits traits_of(Window window) { return kTraits[static_cast<std::size_t>(window)]; }

}  // namespace plotboard::rules
