#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids stressed_friends(const Game& game, const Occasion& occasion) {
  Ids ids = friends_at(game, occasion, 1, 3);
  std::erase_if(ids, [&](Id id) { return game.piece(id).tokens.stress == 0; });
  return ids;
}

}  // namespace

void named_cassian_andor(Effects& all) {
  squad_may(
      all, "pilot:cassianandor", Window::start_of_activation_phase,
      [](const Game& game, const Occasion& occasion) { return !stressed_friends(game, occasion).empty(); },
      [](Game& game, Occasion& occasion) {
        lose(game, pick_ship(game, occasion, stressed_friends(game, occasion)), state::Token::stress, 1, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
