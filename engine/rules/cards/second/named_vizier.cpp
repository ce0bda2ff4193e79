#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_vizier(Effects& all) {
  squad_must(
      all, "pilot:vizier", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "effect" && occasion.move != nullptr && occasion.move->fully_executed &&
               occasion.move->maneuver.speed == 1 && still_flying(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        const std::size_t before = bearer(game, occasion).ship.actions.size();
        offer_action_of(game, occasion, occasion.owner, {"coordinate"});
        if (game.in_play(occasion.owner) && bearer(game, occasion).ship.actions.size() > before)
          skip_action(game, occasion.owner, kCardRule, just(words::Card{occasion.card}));
      });
}

}  // namespace plotboard::rules::effects
