#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Offered as an action that may be declined; stress bars it.
void advanced_cloaking_device(Effects& all) {
  must(
      all, "1e-upgrade-advancedcloakingdevice", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && is_own(game, occasion) && owner_of(game, occasion).tokens.cloak == 0;
      },
      [](Game& game, Occasion& occasion) {
        free_action(game, occasion.owner, {"cloak"}, "1e-upgrade-advancedcloakingdevice");
      });
}

}  // namespace plotboard::rules::effects::first
