#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_4_lom(Effects& all) {
  squad_must(
      all, "pilot:4lom", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) { return flew(game, occasion, geom::Difficulty::red); },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::calculate, 1, kCardRule); });
  squad_may(
      all, "pilot:4lom", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) {
        return bearer(game, occasion).tokens.stress > 0 && !others_at(game, occasion, 0, 1).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id to = pick_ship(game, occasion, others_at(game, occasion, 0, 1));
        transfer(game, occasion.owner, to.text(), state::Token::stress, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
