#include <algorithm>

#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

// Marks: shields that have gone in an attack, and those that it has been asked for.
const Id kShieldGone{"quickdraw:due"}, kShieldAnswered{"quickdraw:answered"};

bool is_to_answer(const Game& game, const Occasion& occasion) {
  const Ids& marks = game.piece(occasion.owner).ship.marks;
  return std::count(marks.begin(), marks.end(), kShieldGone) > std::count(marks.begin(), marks.end(), kShieldAnswered);
}

bool may_answer_shield(const Game& game, const Occasion& occasion) {
  return has_charge(game, occasion) && has_bonus_attack_left(game, occasion.owner) && game.in_play(occasion.owner);
}

void answer_shield(Game& game, Id ship) {
  ShotFilter filter;
  for (const WeaponOnShip& weapon : weapons_of(game, ship)) {
    if (weapon.weapon.type == data::WeaponType::primary) filter.weapons.push_back(weapon.id);
  }
  filter.cost = [](Game& paying, Id attacker) { paying.emit(state::ChargesChanged{attacker, "quickdraw", -1}); };
  if (filter.weapons.empty() || shots_of(game, ship, filter).empty()) return;
  offer_attack(game, ship, filter, true, kAbilities);
}

}  // namespace

// A shield that goes in an attack is answered in its Aftermath (2e-bonus-1), another one at once.
void quickdraw(Effects& all) {
  all.push_back(ability("quickdraw", Window::shield_lost, may_answer_shield, [](Game& game, Occasion& occasion) {
    if (game.attack() == nullptr) return answer_shield(game, occasion.owner);
    game.emit(state::Marked{occasion.owner, kShieldGone});
  }));

  Effect answers = ability(
      "quickdraw", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return is_to_answer(game, occasion) && may_answer_shield(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        while (is_to_answer(game, occasion)) game.emit(state::Marked{occasion.owner, kShieldAnswered});
        answer_shield(game, occasion.owner);
      });
  answers.anyone = true;
  all.push_back(answers);
}

}  // namespace plotboard::rules::effects
