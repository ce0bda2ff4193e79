#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// A ship is its own friend and at range 1 of itself (1e-range-7).
void pilot_epsilon_leader(Effects& all) {
  must(all, "1e-pilot-epsilonleader", Window::start_of_engagement_phase, nullptr, [](Game& game, Occasion& occasion) {
    Ids ships = friends_within(game, occasion.owner, 1, 1);
    ships.push_back(occasion.owner);
    for (const Id ship : ships) lose(game, ship, Token::stress, 1, "1e-pilot-epsilonleader");
  });
}

}  // namespace plotboard::rules::effects::first
