#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Where the ships stand counts, not a changed range of the attack (1e-range-16).
void pilot_fenn_rau_protectorate(Effects& all) {
  const auto close = [](const Game& game, const Occasion& occasion) {
    return is_own(game, occasion) && within(game, occasion.owner, occasion.other, 1, 1);
  };
  adds<1>(all, "1e-pilot-fennrau-protectoratestarfighter", Window::attack_dice, close);
  adds<1>(all, "1e-pilot-fennrau-protectoratestarfighter", Window::defense_dice, close);
}

}  // namespace plotboard::rules::effects::first
