#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// While he can be locked, nobody else can: not even by an enemy that locks him already.
void pilot_captain_kagi(Effects& all) {
  must(
      all, "1e-pilot-captainkagi", Window::lock_barred,
      [](const Game& game, const Occasion& occasion) {
        return occasion.other != occasion.owner && !game.friendly(occasion.owner, occasion.subject);
      },
      [](Game& game, Occasion& occasion) {
        const int near = within(game, occasion.owner, occasion.subject, 1, 3) ? 1 : 0;
        const bool reached = number_after(game, Window::lock_reach, occasion.subject, occasion.owner, near) > 0;
        if (reached) occasion.value = 1;
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
