#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids asajjs_targets(const Game& game, const Occasion& occasion) {
  return only_in_turret_arc(game, occasion, enemies_at(game, occasion, 0, 2));
}

}  // namespace

void named_asajj_ventress(Effects& all) {
  squad_may(
      all, "pilot:asajjventress", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return has_force(game, occasion) && !asajjs_targets(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id target = pick_ship(game, occasion, asajjs_targets(game, occasion));
        spend_force(game, occasion.owner);
        if (!gives_up_green(game, target))
          gain(game, target, state::Token::stress, 1, kCardRule, bearer(game, occasion).side);
      });
}

}  // namespace plotboard::rules::effects
