#pragma once
// A weapon as cards print it: what a ship, an upgrade or a component attacks with. Figures only; how an attack goes is
// in rules/play/attack.hpp.

#include <cstdint>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "geom/arc.hpp"

namespace plotboard::data {

// `other`: of an upgrade of another kind, such as an elite or an illicit card of the first edition.
enum class WeaponType : std::uint8_t { primary, cannon, turret, missile, torpedo, hardpoint, other };
struct Weapon {
  WeaponType type = WeaponType::primary;
  // Of turrets turret_front stands for where the indicator points; of weapons of huge ships of the first edition front
  // stands for any arc of the section that carries them (huge-attack-11).
  geom::ArcKind arc = geom::ArcKind::front;
  int dice = 0;
  int nearest = 1, farthest = 3;  // attack range, both included
  bool ordnance = false;          // no range bonus on either side (2e-attack-dice-3, 1e-attack-35)
  Ids needs;                      // any one of these: "lock", "focus", "calculate"
  int charges = 0;                // paid when declared
  // First edition, all paid when declared (1e-attack-10).
  bool spends = false;    // the token that it needs is spent
  bool discards = false;  // the card is discarded for it
  bool twice = false;     // the attack is performed twice (1e-attack-36)
  int energy = 0;         // spent from the card (1e-huge-9)
};

}  // namespace plotboard::data
