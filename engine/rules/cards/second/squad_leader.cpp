#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

void squad_leader(Effects& all) {
  all.push_back(talent(
      "squad-leader", Window::shares_action,
      [](const Game& game, const Occasion& occasion) { return !is_on_bar(game, occasion.owner, occasion.word); },
      [](Game&, Occasion& occasion) { occasion.value = 0; }));
}

}  // namespace plotboard::rules::effects
