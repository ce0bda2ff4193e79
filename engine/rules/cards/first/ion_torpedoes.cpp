#include "rules/cards/first/parts_range.hpp"
#include "rules/play/devices.hpp"

namespace plotboard::rules::effects::first {

// One token each for the defender and whoever stands beside it, the attacker too; the attacker names the order
// (1e-golden-10). The damage follows.
void ion_torpedoes(Effects& all) {
  must(all, "1e-upgrade-iontorpedoes", Window::after_hit, attacks_with_card, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner, defender = occasion.other;
    const state::Side side = game.piece(ship).side;
    const Ids beside = all_within(game, defender, 1, 1);
    gain(game, defender, Token::ion, 1, "1e-upgrade-iontorpedoes", side);
    for (const Id each : in_order_of_player(game, ship, beside)) {
      gain(game, each, Token::ion, 1, "1e-upgrade-iontorpedoes", side);
    }
  });
}

}  // namespace plotboard::rules::effects::first
