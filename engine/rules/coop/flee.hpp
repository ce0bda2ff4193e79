#pragma once
// AI ships that flee (fga-3.5): when they get their flee token. How they fly then is ai/flee.cpp; what they may not do
// is fitness.hpp; the jump to hyperspace is hyperspace.hpp. In missions only.

#include <string>
#include <string_view>

#include "rules/board/field.hpp"
#include "rules/machine/game.hpp"

namespace plotboard::rules {

// A mark: the flee token came in this round's Engagement Phase, so the ship still attacks in it (fga-3.5.1a-4).
inline constexpr const char* kFleesNextRound = "flees-next-round";

bool is_fleeing(const state::Piece& ship);
int health_of(const state::Piece& ship);  // hull left and shields (fga-3.5.1a-2)
// The ship has lost hull or shields: it gets its flee token, once, if its health is at or below the threshold of its
// card (fga-3.5.1a-1).
void check_flee(Game& game, Id ship);
// The flee token itself, for whatever reason. People's ships never flee.
void begin_to_flee(Game& game, Id ship, std::string_view rule, const Phrase& why);
// Fleeing by hyperdrive it is so close to the edge ahead, range 2 or nearer, that it runs for it (fga-3.5.2-3).
bool runs_for_edge(const Field& field, const Field::Ship& ship);

}  // namespace plotboard::rules
