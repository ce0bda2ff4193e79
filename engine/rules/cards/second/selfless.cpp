#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool may_take_crit(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  return attack.defender != occasion.owner && friend_defends(game, occasion, 1) && has_results(game, true) &&
         shows(game, true, state::Face::crit) && is_in_arc(game, occasion.owner, attack.arc, attack.attacker);
}

}  // namespace

void selfless(Effects& all) {
  squad_may(all, "selfless", Window::neutralize, may_take_crit, [](Game& game, Occasion& occasion) {
    take_over_result(game, occasion.owner, true);
  }).anyone = true;
  all.back().worth = [](Game& game, const Occasion& occasion) {
    return hits_unanswered(*game.attack()) > 0 && bearer(game, occasion).ship.shields > 0;
  };
}

}  // namespace plotboard::rules::effects
