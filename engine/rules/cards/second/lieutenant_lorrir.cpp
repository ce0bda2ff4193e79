#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

// No other base rolls by the bank template.
void lieutenant_lorrir(Effects& all) {
  constexpr int kBank = 2;
  all.push_back(ability(
      "lieutenant-lorrir", Window::roll_templates,
      [](const Game& game, const Occasion& occasion) {
        return game.piece(occasion.owner).base == geom::BaseKind::small;
      },
      [](Game&, Occasion& occasion) { occasion.value = kBank; }));
}

}  // namespace plotboard::rules::effects
