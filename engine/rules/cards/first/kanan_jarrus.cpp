#include "rules/cards/first/parts_maneuvers.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// By the place where the friend has come to rest, after Clean Up. The token is taken off by the carrier (1e-stress-13).
void kanan_jarrus(Effects& all) {
  may(
      all, "1e-upgrade-kananjarrus", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return is_fresh(game, occasion) && game.friendly(occasion.owner, occasion.subject) &&
               has_executed(game, occasion.subject, geom::Difficulty::white) &&
               is_stressed(game.piece(occasion.subject)) && within(game, occasion.owner, occasion.subject, 1, 2);
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        lose(game, occasion.subject, Token::stress, 1, "1e-upgrade-kananjarrus");
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
