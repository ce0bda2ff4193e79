#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// It is looked at first (1e-dmg-8), and was dealt all the same (1e-dmg-9). Slots that the astromech brought stay filled
// (1e-squad-7).
void integrated_astromech(Effects& all) {
  may(
      all, "1e-upgrade-integratedastromech", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        return !cards_of_slots(game, occasion.owner, {"astromech"}).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id astromech =
            pick_card(game, ship, ship, cards_of_slots(game, ship, {"astromech"}), "1e-upgrade-integratedastromech");
        discard_card(game, ship, astromech, "1e-upgrade-integratedastromech");
        game.emit(state::DamageDiscarded{ship, static_cast<std::size_t>(occasion.value)});
        occasion.stopped = true;
      })
      .worth = [](Game& game, const Occasion& occasion) {  // the last one, or nearly
    return game.piece(occasion.owner).ship.hull_left() <= 1;
  };
}

}  // namespace plotboard::rules::effects::first
