#include "rules/cards/first/parts_range.hpp"
#include "rules/play/actions/parts.hpp"

namespace plotboard::rules::effects::first {

// Who is picked is compulsory where there is anybody, whether that ship takes the lock is not. No action: stress is no
// bar (1e-lock-10).
void pilot_dutch_vander(Effects& all) {
  must(
      all, "1e-pilot-dutchvander", Window::lock_acquired,
      [](const Game& game, const Occasion& occasion) { return !friends_within(game, occasion.owner, 1, 2).empty(); },
      [](Game& game, Occasion& occasion) {
        const char* rule = "1e-pilot-dutchvander";
        const Id second = pick_ship(game, occasion.owner, friends_within(game, occasion.owner, 1, 2), rule, false);
        if (!actions::any_legal(actions::lock_options(game, second))) return;
        if (game.ask_whether("second-lock", second, rule, say("dutch-vander.lock", second))) {
          acquire_lock(game, second, false);
        }
      });
}

}  // namespace plotboard::rules::effects::first
