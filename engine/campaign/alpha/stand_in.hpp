#pragma once
// Plays a campaign of Flight Group Alpha between its missions, for simulations and tests: recruits, buys, musters,
// draws, fits out, throws the ejection rolls and settles, by plain habits. What happens on the board is not its
// business: it has no word while a mission is flown.
//
// Habits: 4 U&M points a rank first, then 4 career path points for each rank from 3 on, then the next rank; paths in
// turn by who came first; what keeps a ship alive, then the dearest cards (suggest.hpp), fitted anew whenever more
// points can be used than last time; the first mission that lies open, unflown ones first.
//
// Pure. Cost: in the hangar some milliseconds, else nothing to speak of.

#include <optional>

#include "campaign/alpha/game.hpp"

namespace plotboard::campaign::alpha {

// The next command; nothing while the mission is flown, and when the campaign is over. `pilots`: how many fly.
std::optional<Command> stand_in(const Book& book, const State& state, int pilots);

}  // namespace plotboard::campaign::alpha
