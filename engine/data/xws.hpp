#pragma once
// Squads as squad builders exchange them: XWS, a JSON object of "faction" and "pilots", each with its "id" (before
// version 2: "name"), its "ship" and its "upgrades" by slot. Both editions: version, keys, slots, factions, ships and
// pilots together say which (xws_edition.cpp). Ids of the second edition are the catalog's without hyphens, those of
// the first the `xws` of its data. What is no such file is an error. What the catalog does not know is left out one by
// one, and said with its place, for squad builders know more pilots and cards than the tables need: the ship stays,
// with what is known of it.
//
// Written again, a file that was read comes out as it was but for what has been changed since: `vendor` data, unknown
// keys, ships, pilots, upgrades and obstacles included. What differs then is layout alone: spaces and the order of
// keys; the two sections of a huge ship stand together.
//
// Cost: about 1 ms a squad. Bounds: those of data/json.hpp, and kMostXwsShips.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/base.hpp"
#include "base/id.hpp"
#include "geom/figures.hpp"

namespace plotboard::data {

struct Catalog;
struct Upgrade;

inline constexpr std::size_t kMostXwsShips = 40;

struct XwsShip {
  Id ship, faction;
  Id pilot;                // "": none that the catalog knows
  std::string pilot_name;  // what the file calls a pilot that it does not know
  int initiative = 1;      // on the card (printed_initiative); of an unknown pilot: the lowest of the ship
  Ids cards;  // upgrades; of a huge ship of two ship cards also the aft one, before the upgrades of its own
  std::optional<bool> ai;            // whether the AI flies it, where a file of ours says so
  std::optional<int> points;         // as the file says; who changes cards sets it anew or empties it
  std::vector<std::size_t> entries;  // which of the file's pilots; empty: none yet
};
struct XwsSquad {
  geom::Edition edition = geom::Edition::second;
  bool in_doubt = false;  // the file does not say clearly which edition: ask
  std::string name;
  Id faction;  // "": the file has none that is known
  std::vector<XwsShip> ships;
  Ids obstacles;
  std::optional<int> points;  // of a squad whose ships change: as XwsShip::points
  base::Errors left_out;      // what is not known here
  std::string kept;           // the file that it was read from; "": none
};
// `file` is what messages call it. `edition`: where somebody has said which.
base::Result<XwsSquad> read_xws(std::string_view text, const std::string& file, const Catalog& catalog,
                                std::optional<geom::Edition> edition = {});
// The same as a file, with what XWS has no word for (initiative, AI) as this program's `vendor` data.
std::string write_xws(const XwsSquad& squad, const Catalog& catalog);

// Of two cards that squad files call by one word squads take that which the word means: is it this one?
bool is_meant_in_squads(const Catalog& catalog, const Upgrade& upgrade);

// An error of read_xws(), or something left out, as one sentence for people: the pilot and slot by number and name in
// place of the JSON pointer.
std::string xws_sentence(const base::Error& error);

// Where the points that the file counts are not ours: other formats count in other points. "" where they agree.
std::string xws_points_sentence(const XwsSquad& squad, int counted, int limit);

// What the card of that pilot says, else the lowest of the pilots of that ship and faction, else what its AI card says;
// nothing where no card says it. `pilot` and `faction` may be "". Of the first edition: the pilot skill.
std::optional<int> printed_initiative(const Catalog& catalog, Id ship, Id pilot, Id faction);

}  // namespace plotboard::data
