#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

// By damage and by cards that are dealt past it alike. Its banks: nobody would count one harder than it may be; what
// makes a maneuver red wins (1e-man-16).
void light_scyk_interceptor(Effects& all) {
  must(all, "1e-upgrade-lightscykinterceptor", Window::damage_faceup, is_own,
       [](Game&, Occasion& occasion) { occasion.value = 1; });
  adds<rules::first::kMakesGreen>(
      all, "1e-upgrade-lightscykinterceptor", Window::difficulty,
      [](const Game& game, const Occasion& occasion) { return is_own(game, occasion) && is_bank(occasion.maneuver); });
}

}  // namespace plotboard::rules::effects::first
