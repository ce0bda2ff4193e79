#pragma once
// AI cards: the tables of maneuvers by where the target stands, and the lists in a closed vocabulary
// (data/card_lines.hpp). assets/ai-cards/*.json. How a card is read on a table: ai/decision.hpp.
// Sectors on the left mirror the right ones unless a card lists its own.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "data/card_lines.hpp"
#include "geom/maneuver.hpp"

namespace plotboard::data {

enum class Sector : std::uint8_t {
  bullseye,
  front_right,
  side_front_right,
  side_rear_right,
  rear_right,
  rear_left,
  side_rear_left,
  side_front_left,
  front_left
};
inline constexpr int kSectors = 9;
const char* name_of(Sector sector);  // "bullseye", "front-right" ...
words::Key words_of(Sector sector);  // for people: "ahead, right" ...
enum class Ring : std::uint8_t { inner, middle, outer, stressed };
inline constexpr int kRings = 4;
const char* name_of(Ring ring);

using TableRow = std::array<geom::Maneuver, 6>;  // die 1 to 6
struct Flee {
  int threshold = 0;
  std::optional<TableRow> table;  // none: no hyperdrive
};
// A printed maneuver that the ship's dial does not have, and what is flown instead.
struct CardException {
  geom::Maneuver printed, flown;
  std::string reason;
  std::vector<std::string> rows;  // "side-front/inner" ...; their mirror images too
};
// A row that another source of the card has differently; the table's own row is used.
struct OtherRow {
  std::string row;
  TableRow other;
  std::string source;
};
struct AiCard {
  Id id;  // "t65xwing", "btla4ywing@rebelalliance"
  Id ship;
  Id faction;  // "" where one card serves all
  std::string pilot;
  std::optional<int> initiative;
  std::vector<TargetLine> targets;
  std::array<std::array<TableRow, kRings>, kSectors> tables;  // complete: the left side is filled in at load
  std::vector<ActionLine> actions;
  std::vector<AttackLine> attacks;  // empty: the ship it has locked, then the nearest, with its strongest weapon
  std::vector<AbilityLine> abilities;
  std::optional<Flee> flee;
  std::vector<CardException> exceptions;
  std::vector<OtherRow> other_rows;
  std::vector<std::string> notes;
  [[nodiscard]] const TableRow& row(Sector sector, Ring ring) const {
    return tables[static_cast<std::size_t>(sector)][static_cast<std::size_t>(ring)];
  }
};

}  // namespace plotboard::data
