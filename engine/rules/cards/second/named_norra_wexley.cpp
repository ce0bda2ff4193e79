#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_norra_wexley(Effects& all) {
  for (const char* card : {"pilot:norrawexley", "pilot:norrawexley-btla4ywing"}) {
    squad_offer(
        all, card, Window::modify_defense,
        [](const Game& game, const Occasion& occasion) { return !enemies_at(game, occasion, 0, 1).empty(); },
        [](Game& game, Occasion&) { add_die(game, false, state::Face::evade); })
        .may = false;
  }
}

}  // namespace plotboard::rules::effects
