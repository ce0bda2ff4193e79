#include <algorithm>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_magva_yarro(Effects& all) {
  squad_must(
      all, "pilot:magvayarro", Window::reroll_cap,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "attack" && friend_defends(game, occasion, 2);
      },
      [](Game&, Occasion& occasion) { occasion.value = std::min(occasion.value, 1); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
