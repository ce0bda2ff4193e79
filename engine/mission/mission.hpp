#pragma once
// Door of the mission module: the table that a mission opens with, and the squads that arrive later. Pure; chance comes
// from the seed, and what it decided of the set-up stands in Progress::draws.

#include <cstdint>
#include <string>
#include <vector>

#include "base/base.hpp"
#include "mission/scaling.hpp"
#include "state/events.hpp"

namespace plotboard::data {
struct Catalog;
struct Mission;
}  // namespace plotboard::data

namespace plotboard::mission {

inline constexpr int kFewestPilots = 3;
inline constexpr int kMostPilots = 6;
inline constexpr int kHighestRank = 8;

// A pilot of a campaign with the ship as it was fitted out; P1 is the first.
struct Seat {
  std::string name;  // call sign
  Id ship;
  int initiative = 1;
  Ids cards;    // upgrades, and what rank and medals give
  Ids charged;  // those of them with one charge more than printed
  int stress = 0;
  friend bool operator==(const Seat&, const Seat&) = default;
};

struct Setup {
  Id mission;               // its id, or its number alone ("0:1")
  int pilots = 4;           // by whom the enemy is scaled: kFewestPilots to kMostPilots
  int rank = 2;             // imperial rank (fga-4.1-4), 1 to kHighestRank
  std::uint64_t seed = 0;   // for pilot cards, random ships and fields of obstacles
  Id ship;                  // of those that the mission lets the group choose from; "": the first
  bool hides = false;       // silver star: what is to come is not shown
  std::vector<Seat> seats;  // of a campaign; empty: as many pilots, in the mission's own kits
  friend bool operator==(const Setup&, const Setup&) = default;
};
// Terrain, squads of the set-up, and the pilots' ships P1, P2 ... each at its suggested place in the deployment area
// with the mission's kit. A battle is started on it with StartBattle; without one it is a table for movement only.
base::Result<state::Table> opening(const data::Catalog& catalog, const Setup& setup);

// Of the ships P1, P2 ... : the mission's, or what a pilot of that rank has if that is more; the introduction's own.
int initiative_of_pilots(const data::Mission& mission, int rank);

// Ships that arrive at the start of `round`, by plan or because an event has called them, each squad placed in
// formation at its vector (drawn where it is left to chance; one that another squad of this round has drawn is drawn
// again, fga-4.6.1.3-3), numbered on from the highest in use. Places that are taken are moved along the edge.
struct Note {  // what has been decided of a squad, and by which rule
  std::string squad, rule;
  Phrase text;
};
struct Arriving {
  std::vector<state::Piece> pieces;
  std::vector<state::DieRolled> dice;  // drawn from the generator, if that was asked
  Ids squads;
  std::vector<Note> notes;
};
Arriving arrivals(const data::Catalog& catalog, const state::Table& table, int round, const Lot& lot);
Arriving arrivals(const data::Catalog& catalog, const state::Table& table, int round, base::Rng& rng);

}  // namespace plotboard::mission
