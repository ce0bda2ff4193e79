#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// By action or otherwise; no icon is needed (1e-action-6).
void tie_v1(Effects& all) {
  must(all, "1e-upgrade-tiev1", Window::lock_acquired, is_own,
       [](Game& game, Occasion& occasion) { free_action(game, occasion.owner, {"evade"}, "1e-upgrade-tiev1"); });
}

}  // namespace plotboard::rules::effects::first
