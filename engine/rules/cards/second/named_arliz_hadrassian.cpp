#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_arliz_hadrassian(Effects& all) {
  squad_offer(
      all, "pilot:arlizhadrassian", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && game.attack()->arc == geom::ArcKind::front &&
               is_damaged(bearer(game, occasion)) && shows(game, true, state::Face::focus);
      },
      [](Game& game, Occasion&) { change_first(game, true, state::Face::focus, state::Face::crit); });
  // Before anybody modifies them.
  squad_must(
      all, "pilot:arlizhadrassian", Window::defense_rolled,
      [](const Game& game, const Occasion& occasion) {
        return owner_defends(game, occasion) && is_damaged(bearer(game, occasion)) &&
               shows(game, false, state::Face::focus);
      },
      [](Game& game, Occasion&) { change_first(game, false, state::Face::focus, state::Face::blank); });
}

}  // namespace plotboard::rules::effects
