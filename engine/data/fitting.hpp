#pragma once
// Which ships an upgrade of the 2nd edition fits (2e-squad-4, -5), whoever pays for it: squads of the base game and
// pilots of a campaign ask the same. Pure.

#include <string>
#include <vector>

#include "data/ship.hpp"
#include "data/upgrade.hpp"
#include "words/phrase.hpp"

namespace plotboard::data {

struct Misfit {
  const char* rule;
  Phrase why;  // "it needs the action lock"
};
// Everything that speaks against it. `carried`: all upgrades of the ship, this one among them or not; `slots`: kinds
// that the ship has before its cards. Actions count from the bar and from other cards, linked ones do not.
std::vector<Misfit> misfits(const Upgrade& upgrade, const Ship& ship, const std::vector<const Upgrade*>& carried,
                            const std::vector<std::string>& slots);

}  // namespace plotboard::data
