#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Where the attacker stands is looked at after its attack; performed twice it is one (1e-attack-37).
void pilot_thane_kyrell(Effects& all) {
  must(
      all, "1e-pilot-thanekyrell", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return !game.friendly(occasion.owner, occasion.subject) && is_friend(game, occasion.owner, occasion.other) &&
               band_in_firing_arcs(game, occasion.subject, occasion.owner) <= 3;
      },
      [](Game& game, Occasion& occasion) { free_action(game, occasion.owner, {}, "1e-pilot-thanekyrell"); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
