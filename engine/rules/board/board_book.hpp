#pragma once
// What the board has to know of an edition: the part of its rulebook (play/rulebook.hpp) that this wing asks for.

#include "geom/reposition.hpp"
#include "rules/machine/edition.hpp"

namespace plotboard::rules {

struct BoardBook : Edition {
  // Does a roll to the side end anywhere along a stretch (1e-roll-1, -2), or at its ends and its middle alone?
  bool rolls_end_anywhere = false;
  // The rule by which a reposition of that kind may not leave the area.
  const char* (*stays_inside)(geom::Reposition kind) = nullptr;
};

const BoardBook& board_book_of(const data::RuleSet& rules);

}  // namespace plotboard::rules
