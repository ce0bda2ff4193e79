#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The blank that it adds may be rerolled or changed by other cards; to add it is to change the dice (1e-attack-27).
void finn(Effects& all) {
  offers(
      all, "1e-upgrade-finn", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_primary(game, occasion) &&
               is_in_any_arc(game, attack_in(game, occasion).defender, occasion.owner);
      },
      [](Game& game, Occasion&) { add_die(game, true, Face::blank); });
  offers(
      all, "1e-upgrade-finn", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && is_in_any_arc(game, attack_in(game, occasion).attacker, occasion.owner);
      },
      [](Game& game, Occasion&) { add_die(game, false, Face::blank); });
}

}  // namespace plotboard::rules::effects::first
