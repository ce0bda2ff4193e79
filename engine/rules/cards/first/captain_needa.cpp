#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_activation(const Game& game) { return game.table().play.phase == state::Phase::activation; }

}  // namespace

// The obstacles leave the table all the same (huge-overlap-11), so that the dice are thrown for what the maneuver has
// met. The damage names no section (huge-damage-5).
void captain_needa(Effects& all) {
  must(
      all, "1e-upgrade-captainneeda", Window::obstacle_hurts,
      [](const Game& game, const Occasion& occasion) { return occasion.word == "move" && is_activation(game); },
      [](Game&, Occasion& occasion) { occasion.value = 0; });
  must(
      all, "1e-upgrade-captainneeda", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return is_activation(game) && !occasion.move->base_overlaps.empty();
      },
      [](Game& game, Occasion& occasion) {
        for (std::size_t left = occasion.move->base_overlaps.size(); left > 0; --left) {
          if (!still_flying(game, occasion.owner)) return;
          const Face face = throw_die(game, occasion, occasion.owner, state::DieKind::attack);
          if (is_damage(face)) suffer(game, occasion.owner, 1, 0, "1e-upgrade-captainneeda");
        }
      });
}

}  // namespace plotboard::rules::effects::first
