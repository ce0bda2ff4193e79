#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_console_fire(Effects& all) {
  on_damage(all, {{"damage:102", "1e-deck0-3"}, {"damage:205", "1e-deckf-6"}}, Window::start_of_engagement_phase,
            nullptr, [](Game& game, Occasion& occasion) {
              if (throws_hit(game, occasion)) suffer(game, occasion.owner, 1, 0, rule_of(game, occasion));
            });
}

}  // namespace plotboard::rules::effects::first
