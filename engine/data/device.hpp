#pragma once
// Devices: bombs, mines and remotes that upgrades or missions put on the table. assets/devices.json. Here are their
// outlines and printed figures; what they do is in rules/play/devices.hpp, and which upgrade brings which in
// upgrade.hpp.

#include <cstdint>
#include <optional>
#include <string>

#include "base/id.hpp"
#include "geom/shape.hpp"

namespace plotboard::data {

enum class DeviceKind : std::uint8_t { bomb, mine, remote };
struct Device {
  Id id;
  std::string name;
  std::optional<DeviceKind> kind;  // none: a marker of no effect of its own
  geom::Shape shape;
  double drop_mm = 0;  // template end to token centre
  double side_mm = 0;  // and to either side (cluster mines)
  // Of remotes (2e-remote-1): what their cards print.
  int initiative = 0, agility = 0, hull = 0;
  int attack = 0;                 // dice of an attack in its front arc; 0: it makes none
  int nearest = 1, farthest = 3;  // its range
  Id action;                      // that it lends to ships near it (fga-4.5.5.1-1), or ""
  std::string text, rule;         // of those that a mission puts down: what it does, in our words
};

}  // namespace plotboard::data
