#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_major_explosion(Effects& all) {
  on_damage(all, {{"damage:210", "1e-deckf-11"}}, Window::card_faceup, nullptr, [](Game& game, Occasion& occasion) {
    const int index = occasion.value;
    if (throws_hit(game, occasion)) suffer(game, occasion.owner, 0, 1, "1e-deckf-11");
    turn_card_down(game, occasion, index);
  });
}

}  // namespace plotboard::rules::effects::first
