#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kMaulsPrice = 2;  // Force

// With primary weapons at anybody, but not again at a ship that has been hit.
ShotFilter more_shots(Game& game, Id ship) {
  ShotFilter filter;
  for (const WeaponOnShip& weapon : weapons_of(game, ship)) {
    if (weapon.id.starts_with("primary:")) filter.weapons.push_back(weapon.id);
  }
  const state::Attack& attack = *game.attack();
  for (const state::Piece& piece : game.table().pieces) {
    const bool hit_just_now = attack.hit && piece.id == attack.defender;
    if ((piece.in_play() || piece.is_target()) && !hit_just_now) filter.among.push_back(piece.id);
  }
  filter.cost = [](Game& paying, Id attacker) { paying.emit(state::ForceChanged{attacker, -kMaulsPrice}); };
  return filter;
}

}  // namespace

void darth_maul(Effects& all) {
  all.push_back(force_talent(
      "darth-maul", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && force_of(game, occasion) >= kMaulsPrice &&
               has_bonus_attack_left(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        const ShotFilter filter = more_shots(game, occasion.owner);
        if (filter.weapons.empty() || filter.among.empty()) return;
        if (!shots_of(game, occasion.owner, filter).empty())
          offer_attack(game, occasion.owner, filter, true, kForceTalents);
      }));
}

}  // namespace plotboard::rules::effects
