#include "rules/cards/first/parts_docking.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr char kPhantomTwo[] = "1e-upgrade-phantomii";
constexpr const char* kOtherGhost = "1e-upgrade-ghost-swx72";

}  // namespace

// With the Phantom II docked, a free coordinate action when Activation ends, icon or not (1e-action-6).
void ghost_phantom_ii(Effects& all) {
  add_ghost<kPhantomTwo>(all, kOtherGhost);
  must(
      all, kOtherGhost, Window::end_of_activation_phase,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && has_docked(game, occasion, kPhantomTwo);
      },
      [](Game& game, Occasion& occasion) { free_action(game, occasion.owner, {"coordinate"}, kOtherGhost); });
}

}  // namespace plotboard::rules::effects::first
