#pragma once
// Components of missions on a test's table.
#include <string>
#include <vector>

#include "ai/decision.hpp"
#include "support/battle.hpp"

namespace plotboard::test {

// Equipped, so that it can be put into an Arena, which equips ships only.
state::Piece component(const std::string& id, const std::string& ref, double x, double y,
                       state::Side side = state::Side::enemy, double heading = 0);

// By the campaign's rules. Components come equipped.
Arena campaign(std::vector<state::Piece> pieces, state::Phase phase = state::Phase::engagement);
Arena& suffers(Arena& arena, const std::string& id, int hits, int crits);
int damage_on(const Arena& arena, const std::string& id);
Arena& flies(Arena& arena, const char* maneuver, const std::string& ship = "A");

// What the AI ship "A" does that looks north from the middle of a big table at a target 560 mm ahead, with this before
// it.
ai::Decision decides(const std::vector<state::Piece>& before_it, const std::string& type = "tielnfighter", int die = 1);
bool swerves(const ai::Decision& decision);

}  // namespace plotboard::test
