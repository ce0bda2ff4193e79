#include "rules/cards/first/parts_sections.hpp"
#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// A token may go in place of the other card (1e-token-3), and the price may be paid for nothing.
void chopper_astromech(Effects& all) {
  Effect& repairs = action(
      all, "1e-upgrade-chopper-swx72",
      [](const Game& game, const Occasion& occasion) {
        return !faceup_upgrades(game, occasion.owner, occasion.card).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id card = pick_card(game, ship, ship, faceup_upgrades(game, ship, occasion.card), occasion.card.text());
        discard_card(game, ship, card, "1e-upgrade-chopper-swx72");
        regain_shield(game, ship, "1e-upgrade-chopper-swx72");
      });
  repairs.worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).ship.shields == 0; };
}

}  // namespace plotboard::rules::effects::first
