#pragma once
// Squads that are ready to play (assets/ready-squads.json): names, what they are for, and their ships by id. Whether
// they are legal is for the rules to say (tests/squads/squad_catalog.cpp asks them).

#include <string>
#include <vector>

#include "base/id.hpp"

namespace plotboard::data {

struct ReadyShip {
  Id ship, pilot;
  Ids upgrades;
};
struct ReadySquad {
  std::string name;     // "Rogue Flight"
  std::string purpose;  // one line: what it does
  Id faction;
  std::vector<ReadyShip> ships;
};

}  // namespace plotboard::data
