#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool met_obstacle(const Occasion& occasion) { return moved(occasion, true) && occasion.move->hits_obstacle(); }

}  // namespace

void outrider(Effects& all) {
  squad_adds<-1>(all, "outrider", Window::defense_dice_against, across_obstacle);
  squad_may(
      all, "outrider", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return met_obstacle(occasion) && !burdens_of(game, occasion.owner, is_red_or_orange).empty();
      },
      [](Game& game, Occasion& occasion) { pick_burden(game, occasion.owner, occasion.owner, is_red_or_orange); });
}

}  // namespace plotboard::rules::effects
