#include "rules/cards/first/parts.hpp"
#include "rules/first/bombs.hpp"

namespace plotboard::rules::effects::first {

// After the dial and its maneuver in place of at the reveal, where no ship was overlapped; obstacles are no bar
// (1e-bomb-6). Still one bomb a round (1e-bomb-2); an ionised ship has revealed nothing.
void genius(Effects& all) {
  must(
      all, "1e-upgrade-genius", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "maneuver" && occasion.move->fully_executed &&
               rules::first::may_drop(game, occasion.owner) &&
               !rules::first::bomb_cards(game, occasion.owner, rules::first::BombKind::reveal).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Ids bombs = rules::first::bomb_cards(game, occasion.owner, rules::first::BombKind::reveal);
        rules::first::offer_drop(game, occasion.owner, bombs, "1e-upgrade-genius");
      });
}

}  // namespace plotboard::rules::effects::first
