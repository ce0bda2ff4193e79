#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_ig88b(Effects& all) {
  squad_must(
      all, "pilot:ig88b", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && !game.attack()->has_hit() &&
               has_bonus_attack_left(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.weapons = weapons_of_kind(game, occasion.owner, data::WeaponType::cannon);
        if (!filter.weapons.empty()) bonus_attack_with(game, occasion, filter);
      });
}

}  // namespace plotboard::rules::effects
