#pragma once
// A weapon as cards print it: what a ship, an upgrade or a component attacks with. Figures only; how an attack goes is
// in rules/play/attack.hpp.

#include <cstdint>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "geom/arc.hpp"

namespace plotboard::data {

enum class WeaponType : std::uint8_t { primary, cannon, turret, missile, torpedo };
struct Weapon {
  WeaponType type = WeaponType::primary;
  geom::ArcKind arc = geom::ArcKind::front;  // of turrets: turret_front stands for where the indicator points
  int dice = 0;
  int nearest = 1, farthest = 3;  // attack range, both included
  bool ordnance = false;          // no range bonus on either side (2e-attack-dice-3)
  Ids needs;                      // any one of these: "lock", "focus", "calculate"
  int charges = 0;                // paid when declared
};

}  // namespace plotboard::data
