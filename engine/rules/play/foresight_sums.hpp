#pragma once
// Sums over what may come in an attack that is played ahead (foresight.cpp): throws with their chances, and prospects.

#include <vector>

#include "rules/machine/edition.hpp"
#include "rules/play/foresight.hpp"

namespace plotboard::rules::foresight {

struct Throw {
  std::vector<int> values;
  double chance;
};
// Each way in which alike dice can fall, those that differ in their order alone together. The chances add up to 1.
std::vector<Throw> throws_of(const Edition& edition, state::DieKind kind, int dice);

void add(Prospect& sum, const Prospect& part, double chance);
void add_damage(Odds& odds, int damage);  // so much more, whatever else comes
// Is `a` better than `b` for the attacker's side, or for the defender's?
bool better(const Prospect& a, const Prospect& b, bool for_attacker);

}  // namespace plotboard::rules::foresight
