#include <algorithm>

#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

void servomotor_s_foils_closed(Effects& all) {
  must(all, "1e-upgrade-servomotorsfoils-modification-closed", Window::weapons, is_own, [](Game&, Occasion& occasion) {
    for (WeaponOnShip& weapon : *occasion.weapons) {
      if (weapon.weapon.type == data::WeaponType::primary) weapon.weapon.dice = std::max(0, weapon.weapon.dice - 1);
    }
  });
  must(
      all, "1e-upgrade-servomotorsfoils-modification-closed", Window::difficulty,
      [](const Game&, const Occasion& occasion) {
        constexpr int kSpeed = 2;
        return occasion.maneuver.speed == kSpeed && (occasion.maneuver.bearing == geom::Bearing::bank_left ||
                                                     occasion.maneuver.bearing == geom::Bearing::bank_right);
      },
      [](Game&, Occasion& occasion) { occasion.value += rules::first::kMakesGreen; });
  Effect& turns =
      may(all, "1e-upgrade-servomotorsfoils-modification-closed", Window::start_of_activation_phase, nullptr,
          [](Game& game, Occasion& occasion) {
            turn_card_over(game, occasion.owner, occasion.card, "1e-upgrade-servomotorsfoils-modification-attack");
          });
  turns.prompt = say("s-foils.open");
  turns.worth = [](Game& game, const Occasion& occasion) {
    return !enemies_within(game, occasion.owner, 1, 3).empty();
  };
}

}  // namespace plotboard::rules::effects::first
