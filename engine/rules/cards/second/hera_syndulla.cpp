#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kTooMuchStress = 3;

}  // namespace

void hera_syndulla(Effects& all) {
  squad_must(all, "hera-syndulla", Window::start_of_planning, nullptr, [](Game& game, Occasion& occasion) {
    game.emit(state::Marked{occasion.owner, kRedWhileStressed});
  });
  squad_must(
      all, "hera-syndulla", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return flew(game, occasion, geom::Difficulty::red) && bearer(game, occasion).tokens.stress >= kTooMuchStress;
      },
      [](Game& game, Occasion& occasion) {
        lose(game, occasion.owner, state::Token::stress, 1, kCardRule);
        suffer(game, occasion.owner, 1, 0, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
