#include <algorithm>

#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

void intimidation(Effects& all) {
  Effect cowed = talent(
      "intimidation", Window::defense_dice,
      [](const Game& game, const Occasion& occasion) {
        if (!is_ship_in_play(game, occasion.subject)) return false;
        const Ids enemies = enemies_near(game, occasion.owner, 0, 0);
        return std::find(enemies.begin(), enemies.end(), occasion.subject) != enemies.end();
      },
      [](Game&, Occasion& occasion) { --occasion.value; });
  cowed.anyone = true;
  all.push_back(cowed);
}

}  // namespace plotboard::rules::effects
