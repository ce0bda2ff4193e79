#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_minor_explosion(Effects& all) {
  on_damage(all, {{"damage:108", "1e-deck0-9"}}, Window::card_faceup, nullptr, [](Game& game, Occasion& occasion) {
    const int index = occasion.value;
    if (throws_hit(game, occasion)) suffer(game, occasion.owner, 1, 0, "1e-deck0-9");
    turn_card_down(game, occasion, index);
  });
}

}  // namespace plotboard::rules::effects::first
