#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

// The card is looked at first and still counts as dealt (1e-dmg-8, -9); it may be the one that would destroy the ship.
void chewbacca(Effects& all) {
  may(
      all, "1e-upgrade-chewbacca", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) { return is_own(game, occasion); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        game.emit(state::DamageDiscarded{ship, static_cast<std::size_t>(occasion.value)});
        regain_shield(game, ship, "1e-upgrade-chewbacca");
        discard_card(game, ship, occasion.card, "1e-upgrade-chewbacca");
        occasion.stopped = true;
      });
}

}  // namespace plotboard::rules::effects::first
