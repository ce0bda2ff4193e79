#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void kanan_jarrus(Effects& all) {
  squad_may(
      all, "kanan-jarrus", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return has_force(game, occasion) && flew(game, occasion, geom::Difficulty::white) &&
               game.piece(occasion.subject).tokens.stress > 0 && is_friend_within(game, occasion, occasion.subject, 2);
      },
      [](Game& game, Occasion& occasion) {
        spend_force(game, occasion.owner);
        lose(game, occasion.subject, state::Token::stress, 1, kCardRule);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
