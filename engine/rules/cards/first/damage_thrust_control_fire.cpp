#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_thrust_control_fire(Effects& all) {
  on_damage(all, {{"damage:113", "1e-deck0-14"}, {"damage:213", "1e-deckf-14"}}, Window::card_faceup, nullptr,
            [](Game& game, Occasion& occasion) {
              const int index = occasion.value;
              gain(game, occasion.owner, Token::stress, 1, rule_of(game, occasion));
              turn_card_down(game, occasion, index);
            });
}

}  // namespace plotboard::rules::effects::first
