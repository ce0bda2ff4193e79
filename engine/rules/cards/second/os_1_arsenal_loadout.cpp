#include "data/weapon.hpp"
#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

bool with_ordnance(const Game& game, Id weapon) {
  const data::WeaponType type = type_of_weapon(game, weapon);
  return type == data::WeaponType::missile || type == data::WeaponType::torpedo;
}

}  // namespace

void os_1_arsenal_loadout(Effects& all) {
  Effect armed;
  armed.card = "os-1-arsenal-loadout";
  armed.window = Window::weapon_check;
  armed.rule = "2e-ship-5";
  armed.when = [](const Game& game, const Occasion& occasion) {
    return disarmed_once(game, occasion.subject) && with_ordnance(game, occasion.word);
  };
  armed.run = [](Game& game, Occasion& occasion) {
    if (occasion.rule == "2e-attack-9") occasion.allowed = true;
    if (!occasion.rule.empty() || occasion.other.empty() || game.piece(occasion.subject).has_locked(occasion.other))
      return;
    occasion.allowed = false;  // disarmed: only at the ship that it has locked
    occasion.rule = "2e-ship-5";
  };
  all.push_back(armed);

  Effect keeps;
  keeps.card = "os-1-arsenal-loadout";
  keeps.window = Window::may_modify;
  keeps.rule = "2e-ship-5";
  keeps.when = [](const Game& game, const Occasion& occasion) {
    return occasion.word == "lock" && disarmed_once(game, occasion.subject) &&
           with_ordnance(game, attack_in(game, occasion).weapon);
  };
  keeps.run = [](Game&, Occasion& occasion) {
    occasion.value = 0;
    occasion.rule = "2e-ship-5";
  };
  all.push_back(keeps);
}

}  // namespace plotboard::rules::effects
