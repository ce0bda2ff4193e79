#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kLedByLeia{"led-by-leia-organa"};
constexpr int kLeiasPrice = 3;  // charges

}  // namespace

// Her friends bear a mark of the round: she may be gone by then.
void leia_organa(Effects& all) {
  squad_may(
      all, "leia-organa", Window::start_of_activation_phase,
      [](const Game& game, const Occasion& occasion) { return charges_of_card(game, occasion) >= kLeiasPrice; },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, kLeiasPrice);
        for (const Id ship : game.ships_in_play()) {
          if (game.friendly(ship, occasion.owner)) game.emit(state::Marked{ship, kLedByLeia});
        }
      })
      .worth = [](Game& game, const Occasion& occasion) { return bearer(game, occasion).tokens.stress > 0; };
  squad_adds<-1>(all, "leia-organa", Window::difficulty, [](const Game& game, const Occasion& occasion) {
    return game.piece(occasion.subject).ship.has_mark(kLedByLeia) &&
           game.table().play.phase == state::Phase::activation &&
           printed_colour(game, occasion) == geom::Difficulty::red;
  }).anyone = true;
}

}  // namespace plotboard::rules::effects
