#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

void ferrosphere_paint(Effects& all) {
  gear(
      all, "ferrosphere-paint", Window::lock_acquired, kTech,
      [](const Game& game, const Occasion& occasion) {
        return occasion.other == occasion.owner && is_ship_in_play(game, occasion.subject) &&
               are_enemies(game, occasion.subject, occasion.owner) &&
               !is_in_arc(game, occasion.owner, geom::ArcKind::bullseye, occasion.subject);
      },
      [](Game& game, Occasion& occasion) {
        tell_card(game, occasion);
        gain(game, occasion.subject, state::Token::stress, 1, kTech, game.piece(occasion.owner).side);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
