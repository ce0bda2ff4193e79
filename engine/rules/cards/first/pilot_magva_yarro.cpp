#include <algorithm>

#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// All rerolls of the attack together: what has been rerolled is taken off by who asks.
void pilot_magva_yarro(Effects& all) {
  must(
      all, "1e-pilot-magvayarro", Window::reroll_cap,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "attack" && is_friend(game, occasion.owner, occasion.other) &&
               within(game, occasion.owner, occasion.other, 1, 2);
      },
      [](Game&, Occasion& occasion) { occasion.value = std::min(occasion.value, 1); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
