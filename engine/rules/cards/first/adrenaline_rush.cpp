#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

namespace {

const Id kWhiteByRush{"1e-upgrade-adrenalinerush"};

bool is_red_by_dial(const Game& game, const state::Piece& ship, geom::Maneuver maneuver) {
  return printed_difficulty(game, ship.id, maneuver) == geom::Difficulty::red;
}

}  // namespace

// The card is gone by then, so the ship itself bears the mark. What another effect makes red stays red (1e-man-16).
void adrenaline_rush(Effects& all) {
  may(
      all, "1e-upgrade-adrenalinerush", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = owner_of(game, occasion);
        return ship.ship.dial && is_red_by_dial(game, ship, *ship.ship.dial);
      },
      [](Game& game, Occasion& occasion) {
        discard_card(game, occasion.owner, occasion.card, "1e-upgrade-adrenalinerush");
        game.emit(state::Marked{occasion.owner, kWhiteByRush});
      });
  must(
      all, "1e-rules", Window::difficulty,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = game.piece(occasion.subject);
        return ship.ship.has_mark(kWhiteByRush) && game.table().play.phase == state::Phase::activation &&
               ship.ship.dial == occasion.maneuver && is_red_by_dial(game, ship, occasion.maneuver);
      },
      [](Game&, Occasion& occasion) { --occasion.value; })
      .rule = "1e-upgrade-adrenalinerush";
}

}  // namespace plotboard::rules::effects::first
