#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

namespace {

const Id kWhiteByLeia{"1e-upgrade-leiaorgana"};

}  // namespace

// The card is gone by then, so the ships themselves bear the mark. Only red by the dial itself turns white: what
// another effect makes red stays red (1e-man-16).
void leia_organa(Effects& all) {
  may(all, "1e-upgrade-leiaorgana", Window::start_of_activation_phase, nullptr, [](Game& game, Occasion& occasion) {
    const Id carrier = occasion.owner;
    discard_card(game, carrier, occasion.card, "1e-upgrade-leiaorgana");
    for (const Id ship : game.ships_in_play()) {
      if (game.friendly(carrier, ship)) game.emit(state::Marked{ship, kWhiteByLeia});
    }
  }).worth = [](Game& game, const Occasion& occasion) {
    int red = 0;
    for (const state::Piece& piece : game.table().pieces) {
      if (!game.friendly(occasion.owner, piece.id) || !has_dial(game, piece.id)) continue;
      red += printed_difficulty(game, piece.id, *piece.ship.dial) == geom::Difficulty::red ? 1 : 0;
    }
    return red >= 2;
  };
  must(
      all, "1e-rules", Window::difficulty,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = game.piece(occasion.subject);
        return ship.ship.has_mark(kWhiteByLeia) && game.table().play.phase == state::Phase::activation &&
               ship.ship.revealed && ship.ship.dial == occasion.maneuver &&
               printed_difficulty(game, ship.id, occasion.maneuver) == geom::Difficulty::red;
      },
      [](Game&, Occasion& occasion) { --occasion.value; })
      .rule = "1e-upgrade-leiaorgana";
}

}  // namespace plotboard::rules::effects::first
