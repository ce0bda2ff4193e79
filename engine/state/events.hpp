#pragma once
// Events: what happened. fold() is the only function that changes a Table. An event is complete: folding needs no
// rules, no catalog and no dice. std::visit without a default: a new event does not compile until it is folded.

#include <string>
#include <variant>
#include <vector>

#include "state/table.hpp"

namespace plotboard::state {

struct PieceAdded {
  Piece piece;
};
struct PieceRemoved {
  std::string id;
};
struct PieceChanged {
  Piece piece;
};  // fields set by hand; the id stays
struct PieceMoved {
  std::string id;
  geom::Pose to;
};
struct ManeuverFlown {  // a maneuver as executed
  std::string id;
  geom::Maneuver maneuver;
  geom::Difficulty difficulty;
  bool fully_executed;
  geom::Pose to;
};
struct StressChanged {
  std::string id;
  int by;
};
struct IonCleared {
  std::string id;
};
struct LockDropped {
  std::string id;
};
struct DieRolled {
  std::string id;
  int value;
  bool typed;
  std::string what;
};  // every chance is written down
struct ShipActivated {
  std::string id;
};
struct ShipFled {
  std::string id;
};
struct RoundStarted {
  int round;
};  // every ship may activate again
struct TableSet {
  Area area;
  std::string ruleset;
  Options options;
};
struct OverrideNoted {
  std::string id;
  std::string text;
};  // a person chose otherwise than the AI's answer

using Event = std::variant<PieceAdded, PieceRemoved, PieceChanged, PieceMoved, ManeuverFlown, StressChanged, IonCleared,
                           LockDropped, DieRolled, ShipActivated, ShipFled, RoundStarted, TableSet, OverrideNoted>;

// Precondition: the event fits the table (ENSURE); rules only make such events.
void fold(Table& table, const Event& event);
std::string words_of(const Event& event);  // one readable line for the log

}  // namespace plotboard::state
