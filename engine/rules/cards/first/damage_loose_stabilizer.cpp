#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_loose_stabilizer(Effects& all) {
  on_damage(
      all, {{"damage:209", "1e-deckf-10"}}, Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return colour_flown(game, occasion) == geom::Difficulty::white;
      },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, Token::stress, 1, "1e-deckf-10"); });
}

}  // namespace plotboard::rules::effects::first
