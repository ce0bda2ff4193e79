#pragma once
// What belongs to which edition: the lists of ships, obstacles and devices to choose from on a table, and how a ship of
// a type comes onto it. Ids of the first edition begin with "1e-"; obstacles are the same cardboard in both, but for
// tokens of its own. Pure.

#include <string>
#include <vector>

#include "data/by_id.hpp"
#include "data/ship.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
struct FirstPilot;
}  // namespace plotboard::data

namespace plotboard::desk {

const data::ById<data::Ship>& ships_of(const data::Catalog& catalog, bool first);
const data::ById<data::Ship>& ships_of(const data::Catalog& catalog, const state::Table& table);
bool has_obstacle(bool first, const std::string& obstacle);  // does that edition?
bool has_device(bool first, const std::string& device);
bool has_base(bool first, geom::BaseKind base);
int highest_initiative(bool first);  // or pilot skill, upgrades included

// All pilots of the first edition for that type of ship, the lowest skill first.
std::vector<const data::FirstPilot*> pilots_for(const data::Catalog& catalog, const std::string& ship);
// Who may fly ships of that type: pilots of the cards, or the second edition's generic ones.
struct PilotChoice {
  Id id;
  std::string name;
  int initiative = 1;  // or pilot skill
  Id faction;
};
std::vector<PilotChoice> pilots_of(const data::Catalog& catalog, const data::Ship& type);
// Puts that pilot in: faction, initiative, and a huge ship's aft card.
void fly_with(const data::Catalog& catalog, state::Piece& ship, const PilotChoice& pilot);

}  // namespace plotboard::desk
