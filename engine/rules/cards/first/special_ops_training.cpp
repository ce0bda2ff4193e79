#include <algorithm>

#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kSpecialOps = "1e-upgrade-specialopstraining";
constexpr const char* kLooksAstern = "special-ops-astern";
constexpr const char* kLooksAhead = "special-ops-ahead";

bool attacks_ahead(const Game& game, const Occasion& occasion) {
  return attacks_with_primary(game, occasion) && attack_in(game, occasion).arc == geom::ArcKind::front;
}

bool has_taken_die(const Game& game, const Occasion& occasion) { return is_settled(game, occasion, kSpecialOps); }

}  // namespace

// One die more ahead, or else a further primary attack astern, hit or miss (1e-timing-6): through the auxiliary arc, so
// without a die and without another attack.
void special_ops_training(Effects& all) {
  may(
      all, kSpecialOps, Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return is_declaring(game, occasion) && attacks_ahead(game, occasion);
      },
      [](Game& game, Occasion&) { settle_for_roll(game, kSpecialOps); })
      .worth = [](Game& game, const Occasion& occasion) {
    const Ids near = enemies_within(game, occasion.owner, 1, 3);
    return std::none_of(near.begin(), near.end(),
                        [&](Id enemy) { return band_in_arc(game, enemy, geom::ArcKind::rear, occasion.owner) <= 3; });
  };
  adds<1>(all, kSpecialOps, Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return attacks_ahead(game, occasion) && has_taken_die(game, occasion);
  });
  must(
      all, kSpecialOps, Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && attacks_ahead(game, occasion) && !has_taken_die(game, occasion) &&
               may_attack_again(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        ShotFilter filter;
        filter.weapons = weapons_of_type(game, ship, data::WeaponType::primary);
        note_in_attack(game, ship, kLooksAstern);
        offer_attack(game, ship, filter, false, kSpecialOps);
        note_in_attack(game, ship, kLooksAhead);
      });
  must(
      all, kSpecialOps, Window::weapons,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && noted_in_attack(game, occasion.owner, kLooksAstern) &&
               !noted_in_attack(game, occasion.owner, kLooksAhead);
      },
      [](Game&, Occasion& occasion) {
        for (WeaponOnShip& weapon : *occasion.weapons) {
          if (!weapon.also || weapon.weapon.type != data::WeaponType::primary) continue;
          weapon.weapon.arc = *weapon.also;
          weapon.also.reset();
        }
      });
}

}  // namespace plotboard::rules::effects::first
