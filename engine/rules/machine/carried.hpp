#pragma once
// Which effects may have a say at a window, whether or not they apply just now: for who looks ahead.

#include "rules/machine/effects.hpp"

namespace plotboard::rules {

struct Carried {
  const Effect* effect;
  Id owner;
  Id card;  // the copy on which it stands
};
// On the subject's own cards, and on bystanders' cards that see what befalls it; in the order of happen(). Read-only.
std::vector<Carried> carried_at(const Game& game, Window window, Id subject);

}  // namespace plotboard::rules
