#pragma once
// The state of a table: a copyable value with no pointers. Changes only through fold() (events.hpp).
// Lengths in micrometres, headings in millidegrees. Ids are the users' words ("A1"); order is that of arrival.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/base.hpp"
#include "geom/figures.hpp"
#include "geom/path.hpp"
#include "geom/pose.hpp"
#include "state/mission_state.hpp"
#include "state/play.hpp"
#include "state/ship_state.hpp"
#include "state/tokens.hpp"

namespace plotboard::state {

// Bounds of every table, file and command.
inline constexpr std::size_t kMostPieces = 2000;
inline constexpr base::Um kFarthest{5'000'000};  // of a coordinate from the origin, and of an area's sides
inline constexpr base::Um kSmallestSide{100'000};
inline constexpr int kMostTokens = 99;   // stress, ion, initiative
inline constexpr int kMostNumber = 999;  // a ship's number, the round
inline constexpr int kMostPilots = 12;

enum class PieceType : std::uint8_t { ship, obstacle, device, template_piece, ruler, marker, component };
const char* name_of(PieceType type);  // "ship" "obstacle" "device" "template" "ruler" "marker" "component"

struct Piece {
  Id id;
  PieceType type = PieceType::ship;
  Id ref;  // catalog id: ship, obstacle, device; template name; "range" or "huge-range"; marker text
  geom::BaseKind base = geom::BaseKind::small;  // ships
  geom::Pose pose;
  Side side = Side::none;
  Id faction;  // chooses among a ship's AI cards; may be empty
  bool ai = false;
  bool mirror = false;  // obstacles: the other face up
  int initiative = 0;
  int number = 0;  // of AI ships: the order at equal initiative; shown on the base
  Tokens tokens;
  bool moved = false;  // activated this round
  bool fled = false;   // left the play area; stays listed, out of play
  bool stays = false;  // huge ships that a mission keeps still (fga-3.3.2.4a-3)
  Id lock;             // id of what it has locked, or ""; of two the newer one, see ShipState::older_lock
  // Of AI ships (data/order.hpp).
  Id order;
  std::string note;      // free words of the users
  bool waiting = false;  // of a battle's set-up: in the pool, not placed yet
  int fuses = 0;         // fuse markers of a device (2e-fuse-1)
  Id owner;              // of a device: the ship that put it there
  Id squad;              // of a mission: the squad that it came with, or ""
  ShipState ship;        // filled in when a battle starts
  friend bool operator==(const Piece&, const Piece&) = default;
  // A device with hull: it can be attacked and destroyed (2e-remote-1).
  [[nodiscard]] bool is_remote() const { return type == PieceType::device && ship.hull > 0; }
  // A mission's emplacement, minefield, mine ... (rules/coop/components.hpp) that is still there.
  [[nodiscard]] bool is_component() const { return type == PieceType::component && !ship.removed; }
  [[nodiscard]] bool has_locked(Id object) const {
    return !object.empty() && (lock == object || ship.older_lock == object);
  }
  [[nodiscard]] Ids locks() const;                // the older one first; at most two, perhaps on one object
  [[nodiscard]] Id lock_beside(Id object) const;  // of two that other than its lock on this object, or ""
  // What can be attacked and destroyed besides ships.
  [[nodiscard]] bool is_target() const { return is_remote() || (is_component() && ship.hull > 0); }
  // A ship on the board: not fled, not destroyed and taken off, not docked, not waiting to be placed.
  [[nodiscard]] bool in_play() const {
    return type == PieceType::ship && !fled && !waiting && !ship.removed && ship.carrier.empty();
  }
};

struct Area {
  std::string name = "3x3";  // "3x3", "5x3", "3x6" or "free"
  base::Um width{914400};
  base::Um height{914400};
  friend bool operator==(const Area&, const Area&) = default;
};
// Nothing for an unknown name; "free" is not one of these.
std::optional<Area> area_named(const std::string& name);

struct Options {
  bool guides = true;
  friend bool operator==(const Options&, const Options&) = default;
};

// A piece as people set it while a step of the battle was waiting: a nudged ship, a forgotten token. The step is run
// again with it, so it keeps its place among the step's events.
struct Correction {
  std::size_t answered = 0;  // after so many answers of the step
  std::size_t after = 0;     // and so many of its events
  Piece piece;
  friend bool operator==(const Correction&, const Correction&) = default;
};

struct Table {
  Area area;
  Id ruleset = "fga-207";
  Options options;
  Id mission;         // id of the mission whose set-up this is, or ""
  int pilots = 0;     // how many players fly it
  Progress progress;  // of the mission
  int round = 1;
  std::vector<Piece> pieces;
  Play play;
  friend bool operator==(const Table&, const Table&) = default;

  [[nodiscard]] const Piece* find(Id id) const;  // null when unknown
  [[nodiscard]] std::optional<std::size_t> index_of(Id id) const;
};

// Micrometres as mm, millidegrees as degrees, with all three decimals: 457200 is "457.200".
std::string thousandths(std::int32_t value);

// The same number for equal tables on every build.
std::uint64_t hash_of(const Table& table);
// What must hold of one piece by itself; empty when it does. Words that could stand in a message.
std::vector<Phrase> broken_fields(const Piece& piece);
std::vector<Phrase> broken_area(const Area& area);
// What must hold at all times; empty when it does. Unique ids, headings wrapped, sane counts.
std::vector<std::string> broken_invariants(const Table& table);

}  // namespace plotboard::state
