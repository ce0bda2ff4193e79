// Pilot abilities that follow an attack, and those of weapons.
#include <algorithm>

#include "data/weapon.hpp"
#include "rules/cards/parts_pilots.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

bool missed(const Game& game, const Occasion&) { return !game.attack()->hit; }
void dodge(Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::evade, 1, kPilotRule); }
bool none_left(const Game& game, const Occasion& occasion) {
  return game.in_play(occasion.owner) && game.piece(occasion.owner).tokens.calculate == 0;
}

void compute(Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::calculate, 1, kPilotRule); }
bool locked_by_friend(const Game& game, const Occasion& occasion) {
  const Id defender = game.attack()->defender;
  if (game.piece(occasion.owner).has_locked(defender)) return false;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.in_play() && piece.has_locked(defender) && game.friendly(piece.id, occasion.owner)) return true;
  }
  return false;
}

}  // namespace

void pilots_attacks(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:rexler-brath", Window::after_attack, "2e-aftermath-2",
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = *game.attack();
        return attack.hit && game.piece(occasion.owner).tokens.evade > 0 && is_ship_in_play(game, attack.defender);
      },
      [](Game& game, Occasion& occasion) { expose(game, occasion.other, kPilotRule); }));

  all.push_back(pilot_effect(
      "pilot:whisper", Window::after_attack, "2e-aftermath-2",
      [](const Game& game, const Occasion&) { return game.attack()->hit; },
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::evade, 1, kPilotRule); }));

  all.push_back(pilot_effect("pilot:laetin-ashera", Window::after_defend, "2e-aftermath-1", missed, dodge));
  all.push_back(pilot_effect("pilot:laetin-ashera", Window::after_attack, "2e-aftermath-2", missed, dodge));

  all.push_back(pilot_effect("pilot:leebo", Window::after_defend, "2e-aftermath-1", none_left, compute));
  all.push_back(pilot_effect("pilot:leebo", Window::after_attack, "2e-aftermath-2", none_left, compute));

  all.push_back(pilot_effect(
      "pilot:colonel-vessery", Window::attack_rolled, "2e-lock-13", locked_by_friend,
      [](Game& game, Occasion& occasion) { set_lock(game, occasion.owner, game.attack()->defender, kPilotRule); }));

  for (const char* card : {"pilot:captain-oicunn", "pilot:arvel-crynyd"}) {
    all.push_back(pilot_effect(
        card, Window::weapon_check, "2e-attack-range-11",
        [](const Game&, const Occasion& occasion) {
          return occasion.rule == "2e-attack-range-9" && occasion.word.starts_with("primary:");
        },
        [](Game&, Occasion& occasion) { occasion.allowed = true; }));
  }

  all.push_back(
      pilot_effect("pilot:major-rhymer", Window::weapons, "2e-special-10", nullptr, [](Game&, Occasion& occasion) {
        for (WeaponOnShip& each : *occasion.weapons) {
          data::Weapon& weapon = each.weapon;
          const bool ordnance = weapon.type == data::WeaponType::missile || weapon.type == data::WeaponType::torpedo;
          if (!ordnance) continue;
          weapon.nearest = std::max(1, weapon.nearest - 1);
          weapon.farthest = std::min(3, weapon.farthest + 1);
        }
      }));
}

}  // namespace plotboard::rules::effects
