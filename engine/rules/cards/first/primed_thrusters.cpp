#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Free actions too (1e-stress-2); the icon, or somebody's leave, is still needed.
void primed_thrusters(Effects& all) {
  must(
      all, "1e-upgrade-primedthrusters", Window::acts_stressed,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kMostStress = 2;
        const bool kind = occasion.word == "boost" || occasion.word == "barrel-roll";
        return is_own(game, occasion) && kind && owner_of(game, occasion).tokens.stress <= kMostStress;
      },
      [](Game&, Occasion& occasion) { occasion.value = 1; });
}

}  // namespace plotboard::rules::effects::first
