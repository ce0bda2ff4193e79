#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids xizors_guards(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  Ids ids = friends_at(game, occasion, 0, 1);
  std::erase_if(ids, [&](Id id) { return !is_in_arc(game, id, attack.arc, attack.attacker); });
  return ids;
}

}  // namespace

void named_prince_xizor(Effects& all) {
  squad_may(
      all, "pilot:princexizor", Window::after_hit,
      [](const Game& game, const Occasion& occasion) {
        return owner_defends(game, occasion) && has_results(game, false) && !xizors_guards(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        take_over_result(game, pick_ship(game, occasion, xizors_guards(game, occasion)), false);
      })
      .anyone = true;
  all.back().worth = [](Game& game, const Occasion& occasion) {
    return points_left(game, xizors_guards(game, occasion).front()) > points_left(game, occasion.owner);
  };
}

}  // namespace plotboard::rules::effects
