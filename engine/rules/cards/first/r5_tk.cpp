#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Friends become targets of its locks and attacks, of nothing else (1e-lock-8, 1e-attack-4). Never itself.
void r5_tk(Effects& all) {
  for (const Window window : {Window::may_lock, Window::may_target}) {
    must(
        all, "1e-upgrade-r5tk", window,
        [](const Game& game, const Occasion& occasion) {
          return is_own(game, occasion) && is_friend(game, occasion.owner, occasion.other);
        },
        [](Game&, Occasion& occasion) { occasion.value = 1; });
  }
}

}  // namespace plotboard::rules::effects::first
