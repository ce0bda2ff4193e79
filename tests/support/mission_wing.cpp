#include "support/mission_wing.hpp"

#include <algorithm>

#include "geom/formation.hpp"
#include "geom/maneuver.hpp"
#include "mission/squad_wing.hpp"
#include "rules/play/round.hpp"
#include "support/battle_wing.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {

std::vector<state::Piece> squad_of(const std::string& ref, int ships) {
  std::vector<state::Piece> squad;
  for (int number = 1; number <= ships; ++number) {
    squad.push_back(fighter("A" + std::to_string(number), ref, state::Side::enemy, 457, 300));
    squad.back().ai = true;
    squad.back().number = number;
    squad.back().squad = "Red";
  }
  mission::form_squad_wings(squad);
  for (state::Piece& ship : squad) {
    if (ship.ship.wing.place == 0) continue;
    ship.pose = geom::wing_tool_pose(catalog().figures, ship.base, pose(457, 300), ship.ship.wing.place);
  }
  return squad;
}

std::vector<state::Piece> flight_of(const Ids& types) {
  std::vector<state::Piece> wing = wing_of(types.front(), static_cast<int>(types.size()));
  for (std::size_t i = 0; i < types.size(); ++i) {
    wing[i].ref = types[i];
    wing[i].ship.wing.place = geom::kBlockPlaces.at(i);
    wing[i].pose = geom::wing_tool_pose(catalog().figures, wing[i].base, pose(457, 300), wing[i].ship.wing.place);
  }
  return wing;
}

Arena& lead(Arena& arena, const std::string& code, const std::string& leader) {
  if (!arena[leader].ai) arena.edit(leader).ship.dial = geom::maneuver_from_code(code);
  return arena.run([&](rules::Game& game) { rules::activate(game, leader); });
}

bool stands_at(const state::Piece& ship, double x, double y, double heading) {
  return ship.pose == pose(x, y, heading);
}

Ids asked_for(const Arena& arena, const std::string& kind) {
  Ids ships;
  for (const state::Choice& choice : arena.asked) {
    if (choice.kind == kind) ships.push_back(choice.ship);
  }
  return ships;
}

bool told_to(const Arena& arena, const std::string& ship, const std::string& rule) {
  return std::any_of(arena.events.begin(), arena.events.end(), [&](const state::Event& event) {
    const auto* told = get_if<state::Told>(&event);
    return told != nullptr && told->id == ship && told->rule == rule;
  });
}

}  // namespace plotboard::test
