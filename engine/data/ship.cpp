#include "data/ship.hpp"

#include <algorithm>
#include <initializer_list>

namespace plotboard::data {

std::optional<geom::Difficulty> Dial::difficulty_of(geom::Maneuver maneuver) const {
  for (const DialEntry& entry : entries) {
    if (entry.maneuver == maneuver) return entry.difficulty;
  }
  return std::nullopt;
}

namespace {

bool has(const Ship& ship, Id ability) {
  return std::find(ship.abilities.begin(), ship.abilities.end(), ability) != ship.abilities.end();
}
bool is_one_of(Id id, std::initializer_list<Id> all) { return std::find(all.begin(), all.end(), id) != all.end(); }

}  // namespace

const GenericPilot* pilot_of(const Ship& ship, Id pilot) {
  for (const auto* pilots : {&ship.generics, &ship.named}) {
    for (const GenericPilot& known : *pilots)
      if (known.id == pilot) return &known;
  }
  return nullptr;
}

bool rolls_with_banks(const Ship& ship) {
  static const Id microthrusters{"microthrusters"};
  return has(ship, microthrusters);
}

bool has_hardpoint_for(const Ship& ship, Id slot) {
  return is_one_of(slot, {"cannon", "torpedo", "missile"}) && has(ship, "weapon-hardpoint");
}

bool offers_red_after_action(const Ship& ship, Id action) {
  return (is_one_of(action, {"boost", "barrel-roll"}) && has(ship, "autothrusters")) ||
         (action == "boost" && has(ship, "vectored-thrusters"));
}

}  // namespace plotboard::data
