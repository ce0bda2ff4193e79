#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids white_actions(const Game& game, Id ship) {
  Ids white;
  for (const data::ShipAction& icon : bar_of(game, ship)) {
    if (icon.difficulty == "white" && !base::contains(white, icon.type)) white.push_back(icon.type);
  }
  return white;
}

}  // namespace

void unkar_plutt(Effects& all) {
  squad_may(
      all, "unkar-plutt", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return moved(occasion, false) && !occasion.move->fully_executed && is_unstressed(game, occasion) &&
               !white_actions(game, occasion.owner).empty() && still_flying(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        suffer(game, occasion.owner, 1, 0, kCardRule);
        offer_action_of(game, occasion, occasion.owner, white_actions(game, occasion.owner));
      })
      .worth = [](Game& game, const Occasion& occasion) { return bearer(game, occasion).ship.shields > 1; };
}

}  // namespace plotboard::rules::effects
