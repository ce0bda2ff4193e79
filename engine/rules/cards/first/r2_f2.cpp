#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void r2_f2(Effects& all) {
  action(all, "1e-upgrade-r2f2", nullptr, [](Game& game, Occasion& occasion) { use_up(game, occasion); });
  adds<1>(all, "1e-upgrade-r2f2", Window::agility,
          [](const Game& game, const Occasion& occasion) { return !is_fresh(game, occasion); });
}

}  // namespace plotboard::rules::effects::first
