#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// After a boost or a barrel roll, free or not: the S-foils to their other side.
void pilot_kullbee_sperado(Effects& all) {
  static const Id attack{"1e-upgrade-servomotorsfoils-modification-attack"};
  static const Id closed{"1e-upgrade-servomotorsfoils-modification-closed"};
  may(
      all, "1e-pilot-kullbeesperado", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = owner_of(game, occasion);
        return (occasion.word == "boost" || occasion.word == "barrel-roll") &&
               (has_card(ship, attack) || has_card(ship, closed));
      },
      [](Game& game, Occasion& occasion) {
        const bool open = has_card(game.piece(occasion.owner), attack);
        turn_card_over(game, occasion.owner, open ? attack : closed, open ? closed : attack);
      })
      .worth = [](Game& game, const Occasion& occasion) { return !has_card(game.piece(occasion.owner), attack); };
}

}  // namespace plotboard::rules::effects::first
