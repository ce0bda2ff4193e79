#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Hit or miss, once the attack is over; by the closest point in the arc (1e-range-10).
void tactician(Effects& all) {
  must(
      all, "1e-upgrade-tactician", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && game.in_play(occasion.other) &&
               band_in_firing_arcs(game, occasion.other, occasion.owner) == 2;
      },
      [](Game& game, Occasion& occasion) { gain(game, occasion.other, Token::stress, 1, "1e-upgrade-tactician"); });
}

}  // namespace plotboard::rules::effects::first
