#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

void damage_engine_damage(Effects& all) {
  on_damage(
      all, {{"damage:315", "1e-hdeck-23"}}, Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kTooMuch = 5;
        const int copies = owner_of(game, occasion).ship.faceup(number_of(occasion));
        return occasion.word == "maneuver" && occasion.maneuver.speed + copies >= kTooMuch;
      },
      [](Game& game, Occasion& occasion) {
        skip_action(game, occasion.owner, "1e-hdeck-23", say("engine-damage.no-action"));
      });
}

}  // namespace plotboard::rules::effects::first
