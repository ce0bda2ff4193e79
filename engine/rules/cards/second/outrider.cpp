#include "rules/cards/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool met_obstacle(const Game& game, const Occasion& occasion) {
  if (!moved(occasion, true)) return false;
  (void)game;
  return occasion.move->hits_obstacle();
}

}  // namespace

void outrider(Effects& all) {
  squad_adds<-1>(all, "outrider", Window::defense_dice_against, [](const Game& game, const Occasion& occasion) {
    return owner_attacks(game, occasion) && !attack_in(game, occasion).obstructed_by.empty();
  });
  squad_may(
      all, "outrider", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return met_obstacle(game, occasion) && !burdens_of(game, occasion.owner, is_red_or_orange).empty();
      },
      [](Game& game, Occasion& occasion) { pick_burden(game, occasion.owner, occasion.owner, is_red_or_orange); });
}

}  // namespace plotboard::rules::effects
