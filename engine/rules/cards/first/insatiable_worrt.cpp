#include "rules/cards/first/parts.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// Within the energy limit, which its data lowers by one.
void insatiable_worrt(Effects& all) {
  must(
      all, "1e-upgrade-insatiableworrt", Window::after_action,
      [](const Game& game, const Occasion& occasion) { return is_own(game, occasion) && occasion.word == "recover"; },
      [](Game& game, Occasion& occasion) { rules::first::gain_energy(game, occasion.owner, 3); });
}

}  // namespace plotboard::rules::effects::first
