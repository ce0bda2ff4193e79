#pragma once
// Components of missions (fga-4.3 to 4.5): what stands on the table besides ships and obstacles and can be shot at or
// does something. assets/components.json. Figures that the manual has lost are ours and say so in the file.

#include <cstdint>
#include <optional>
#include <string>

#include "base/id.hpp"
#include "geom/shape.hpp"

namespace plotboard::data {

enum class ComponentKind : std::uint8_t {
  emplacement,  // 4.3.1; a sensor beacon counts as one (4.5.3)
  minefield,    // 4.4.1
  cloud,        // 4.4.2
  ion_storm,    // 4.4.3
  container,    // 4.5.2
  mine,         // A, B, C of 4.5.4
  station,      // modules: hold emplacements, no effect (4.3)
  bay           // a docking bay's entrance (4.3.2)
};
const char* name_of(ComponentKind kind);
struct Missile {  // a second weapon, one charge a launch (fga-4.5.4.3-2)
  int attack = 0;
  int nearest = 1, farthest = 3;
};
struct Component {
  Id id;
  std::string name, text;
  std::string letter;  // of emplacements in set-up diagrams (fga-4.2-9), or ""
  ComponentKind kind = ComponentKind::emplacement;
  geom::Shape shape;  // around its centre, heading north
  int agility = 0, hull = 0, shields = 0, charges = 0;
  int initiative = -1;            // at which it attacks; -1: it does not
  int attack = 0;                 // dice
  int nearest = 1, farthest = 0;  // attack range; 0: none
  bool arc = false;               // a 90 degree arc ahead; else every direction
  bool ordnance = false;          // its attack knows no range bonus
  int guards = 0;                 // defense dice that it gives every emplacement on connected modules (fga-4.3.1.2-1)
  std::optional<Missile> missile;
  std::string rule;
  [[nodiscard]] bool can_be_attacked() const { return hull > 0; }
};

}  // namespace plotboard::data
