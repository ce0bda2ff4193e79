#include <algorithm>

#include "data/weapon.hpp"
#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

void xg_1_assault_configuration(Effects& all) {
  Effect armed;
  armed.card = "xg-1-assault-configuration";
  armed.window = Window::weapon_check;
  armed.rule = "2e-ship-6";
  armed.when = [](const Game& game, const Occasion& occasion) {
    return occasion.rule == "2e-attack-9" && disarmed_once(game, occasion.subject) &&
           type_of_weapon(game, occasion.word) == data::WeaponType::cannon;
  };
  armed.run = [](Game&, Occasion& occasion) { occasion.allowed = true; };
  all.push_back(armed);

  Effect weaker;
  weaker.card = "xg-1-assault-configuration";
  weaker.window = Window::attack_dice_cap;
  weaker.rule = "2e-ship-6";
  weaker.when = [](const Game& game, const Occasion& occasion) {
    return disarmed_once(game, occasion.subject) &&
           type_of_weapon(game, attack_in(game, occasion).weapon) == data::WeaponType::cannon;
  };
  weaker.run = [](Game&, Occasion& occasion) { occasion.value = std::min(occasion.value, 3); };
  all.push_back(weaker);
}

}  // namespace plotboard::rules::effects
