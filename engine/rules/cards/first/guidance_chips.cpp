#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// One die of any face; by a primary weapon value of 3, as it is now, to a critical result. Of an attack that is
// performed twice in one of the two only.
void guidance_chips(Effects& all) {
  static constexpr auto result_of_chips = [](Game& game, Id ship) {
    constexpr int kStrong = 3;
    for (const WeaponOnShip& weapon : weapons_of(game, ship)) {
      if (weapon.weapon.type == data::WeaponType::primary)
        return weapon.weapon.dice >= kStrong ? Face::crit : Face::hit;
    }
    return Face::hit;
  };
  Effect& chips = may(
      all, "1e-upgrade-guidancechips", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        if (!attacks(game, occasion) || !is_fresh(game, occasion)) return false;
        const data::WeaponType type = type_of_weapon(game, attack_in(game, occasion).weapon);
        return type == data::WeaponType::torpedo || type == data::WeaponType::missile;
      },
      [](Game& game, Occasion& occasion) {
        const Face to = result_of_chips(game, occasion.owner);
        for (const Face from : {Face::blank, Face::focus, Face::hit, Face::crit}) {
          if (from == to || !any(game, true, from)) continue;
          const words::Word face{state::name_of(from)};
          occasion.options->push_back(option(occasion.card.text() + ":" + state::name_of(from),
                                             say("guidance-chips.turn", face, words::Word{state::name_of(to)})));
          occasion.options->back().unwise = from == Face::crit;
        }
      });
  chips.use = [](Game& game, Occasion& occasion) {
    const std::string& key = occasion.word.text();
    use_up(game, occasion);
    const Face from = state::face_named(std::string_view(key).substr(key.rfind(':') + 1)).value();
    turn(game, true, from, result_of_chips(game, occasion.owner), 1);
  };
}

}  // namespace plotboard::rules::effects::first
