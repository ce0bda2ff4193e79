#pragma once
// Ships of the first edition for tests, flown by a pilot: base, type and pilot skill are those of its card.
//
//   Arena arena({piloted("A", "1e-pilot-wedgeantilles", Side::player, 457, 300),
//                piloted("B", "1e-pilot-academypilot", Side::enemy, 457, 450, 180)}, "1e", Phase::engagement);

#include <string>
#include <vector>

#include "support/battle.hpp"

namespace plotboard::test {

// `cards` by their ids: "1e-upgrade-pushthelimit". Of a huge ship of two cards the aft card's pilot stands among them,
// after the fore section's upgrades.
state::Piece piloted(const std::string& id, const std::string& pilot, state::Side side, double x, double y,
                     double heading = 0, const std::vector<std::string>& cards = {});
// Damage that has come through, shields first.
int damage_to(const Arena& arena, const std::string& id);

}  // namespace plotboard::test
