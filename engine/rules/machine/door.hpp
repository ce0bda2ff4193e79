#pragma once
// What a program's door says: which wings it is built with. The machine and the shared mechanics look here instead of
// knowing the wings above them. A program links one door: rules/rules.cpp opens every wing; the tests of the base game
// have one without campaign, those of the campaign one without cards (tests/wings/).

#include <vector>

#include "rules/machine/effects.hpp"

namespace plotboard::geom {
enum class Edition : std::uint8_t;
}  // namespace plotboard::geom

namespace plotboard::rules {

class Additions;
struct Edition;

struct Door {
  const Edition& (*edition)(geom::Edition which);
  WindowTraits (*window)(Window window);
  void (*effects)(Effects& all);         // of every card
  const Additions* additions = nullptr;  // null: the base game by itself
};
const Door& door();

}  // namespace plotboard::rules
