#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Each token by itself. The enemy's player may have his ship take it, and only then the card is spent: before that ship
// gets the token, which it may give back by a card of its own.
void ion_dischargers(Effects& all) {
  must(
      all, "1e-upgrade-iondischargers", Window::token_gained,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "ion" && !enemies_within(game, occasion.owner, 1, 1).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        for (int i = 0; i < occasion.value && game.piece(ship).tokens.ion > 0; ++i) {
          const Ids enemies = enemies_within(game, ship, 1, 1);
          const Id named = pick_ship(game, ship, enemies, "1e-upgrade-iondischargers");
          if (named.empty()) return;
          lose(game, ship, Token::ion, 1, "1e-upgrade-iondischargers");
          if (!game.ask_whether("take-ion", named, "1e-upgrade-iondischargers", say("ion-dischargers.takes", named))) {
            continue;
          }
          discard_card(game, ship, occasion.card, "1e-upgrade-iondischargers");
          return gain(game, named, Token::ion, 1, "1e-upgrade-iondischargers", game.piece(ship).side);
        }
      });
}

}  // namespace plotboard::rules::effects::first
