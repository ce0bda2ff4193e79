#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids vaders_targets(const Game& game, const Occasion& occasion) {
  return only_in_firing_arc(game, occasion, others_at(game, occasion, 0, 2));
}

}  // namespace

void darth_vader_crew(Effects& all) {
  squad_may(
      all, "darth-vader-crew", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return has_force(game, occasion) && !vaders_targets(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id target = pick_ship(game, occasion, vaders_targets(game, occasion));
        spend_force(game, occasion.owner);
        if (!gives_up_green(game, target)) suffer(game, target, 1, 0, kCardRule);
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return are_enemies(game, vaders_targets(game, occasion).front(), occasion.owner);
  };
}

}  // namespace plotboard::rules::effects
