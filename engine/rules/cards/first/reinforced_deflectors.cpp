#include <algorithm>

#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

// All that it suffers while it defends, hits and critical ones alike; lost shields that are no damage do not count.
void reinforced_deflectors(Effects& all) {
  static constexpr int kEnough = 3;
  static constexpr auto noted = [](const Game& game, Id ship) {
    int count = 0;
    while (count < kEnough && noted_in_attack(game, ship, "deflected-" + std::to_string(count))) ++count;
    return count;
  };
  must(
      all, "1e-upgrade-reinforceddeflectors", Window::after_damage,
      [](const Game& game, const Occasion& occasion) {
        return game.attack() != nullptr && game.attack()->defender == occasion.owner;
      },
      [](Game& game, Occasion& occasion) {
        const int before = noted(game, occasion.owner);
        for (int i = before; i < std::min(kEnough, before + occasion.value); ++i) {
          note_in_attack(game, occasion.owner, "deflected-" + std::to_string(i));
        }
      });
  must(
      all, "1e-upgrade-reinforceddeflectors", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && noted(game, occasion.owner) == kEnough &&
               lacks_shield(game, occasion.owner, occasion.card);
      },
      [](Game& game, Occasion& occasion) { regain_shield(game, occasion.owner, occasion.card); });
}

}  // namespace plotboard::rules::effects::first
