#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Hit or miss. The hull value, cards included, not the hull that is left (1e-dmg-4).
void flechette_torpedoes(Effects& all) {
  must(
      all, "1e-upgrade-flechettetorpedoes", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kMostHull = 4;
        return attacks_with_card(game, occasion) && game.in_play(occasion.other) &&
               game.piece(occasion.other).ship.hull <= kMostHull;
      },
      [](Game& game, Occasion& occasion) {
        gain(game, occasion.other, Token::stress, 1, "1e-upgrade-flechettetorpedoes", game.piece(occasion.owner).side);
      });
}

}  // namespace plotboard::rules::effects::first
