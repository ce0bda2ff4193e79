#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

// Once a round for the card, whoever attacks. The carrier is at range 1 of itself (1e-range-7).
void ordnance_experts(Effects& all) {
  offers(
      all, "1e-upgrade-ordnanceexperts", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kReach = 3;
        const state::Attack& attack = attack_in(game, occasion);
        const data::WeaponType type = type_of_weapon(game, attack.weapon);
        const bool ordnance = type == data::WeaponType::torpedo || type == data::WeaponType::missile;
        return ordnance && is_fresh(game, occasion) && game.friendly(occasion.owner, attack.attacker) &&
               within_of_carrier(game, occasion, attack.attacker, kReach) && any(game, true, Face::blank);
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        turn(game, true, Face::blank, Face::hit, 1);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
