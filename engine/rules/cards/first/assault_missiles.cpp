#include "rules/cards/first/parts_upgrades.hpp"
#include "rules/play/devices.hpp"

namespace plotboard::rules::effects::first {

// Before the attack's own damage; whoever stands beside the defender, the attacker too. The attacker names the order
// (1e-golden-10).
void assault_missiles(Effects& all) {
  must(all, "1e-upgrade-assaultmissiles", Window::after_hit, attacks_with_card, [](Game& game, Occasion& occasion) {
    const Ids beside = all_within(game, occasion.other, 1, 1);
    for (const Id each : in_order_of_player(game, occasion.owner, beside)) {
      suffer(game, each, 1, 0, "1e-upgrade-assaultmissiles");
    }
  });
}

}  // namespace plotboard::rules::effects::first
