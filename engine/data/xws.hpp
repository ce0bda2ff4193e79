#pragma once
// Squads as squad builders exchange them: XWS, a JSON object of "faction" and "pilots", each with its "id", its "ship"
// and its "upgrades" by slot. Ids are the catalog's; upgrades are compared without their hyphens.
// What is no such file is an error. What the catalog does not know is left out one by one, and said with its place, for
// squad builders know more pilots and cards than the tables need: the ship stays, with what is known of it.
// Cost: some microseconds a ship. Bounds: those of data/json.hpp, and kMostXwsShips.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.hpp"
#include "base/id.hpp"

namespace plotboard::data {

struct Catalog;

inline constexpr std::size_t kMostXwsShips = 40;

struct XwsShip {
  Id ship, faction;
  Id pilot;                // "": none that the catalog knows
  std::string pilot_name;  // what the file calls a pilot that it does not know
  int initiative = 1;      // on the card (printed_initiative); of an unknown pilot: the lowest of the ship
  Ids cards;               // upgrades
  std::optional<bool> ai;  // whether the AI flies it, where a file of ours says so
};
struct XwsSquad {
  std::string name;
  Id faction;  // "": the file has none that is known
  std::vector<XwsShip> ships;
  Ids obstacles;
  base::Errors left_out;  // what is not known here
};
// `file` is what messages call it.
base::Result<XwsSquad> read_xws(std::string_view text, const std::string& file, const Catalog& catalog);
// The same as a file, with what XWS has no word for (initiative, AI) as this program's `vendor` data.
std::string write_xws(const XwsSquad& squad, const Catalog& catalog);

// What the card of that pilot says, else the lowest of the pilots of that ship and faction, else what its AI card says;
// nothing where no card says it. `pilot` and `faction` may be "".
std::optional<int> printed_initiative(const Catalog& catalog, Id ship, Id pilot, Id faction);

}  // namespace plotboard::data
