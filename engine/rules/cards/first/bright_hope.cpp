#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Two evade results in place of one, from the fore section's token (1e-huge-13).
void bright_hope(Effects& all) {
  must(
      all, "1e-upgrade-brighthope", Window::reinforcement,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && attack_in(game, occasion).section == state::Section::fore;
      },
      [](Game&, Occasion& occasion) { occasion.value *= 2; });
}

}  // namespace plotboard::rules::effects::first
