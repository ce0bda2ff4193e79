#include "state/events.hpp"

#include <algorithm>

namespace plotboard::state {

namespace {

Piece& known(Table& table, const std::string& id) {
  const auto index = table.index_of(id);
  ENSURE(index.has_value(), "an event names a piece that is not on the table: " + id);
  return table.pieces[*index];
}

struct Folding {
  Table& table;

  void operator()(const PieceAdded& event) const {
    ENSURE(table.find(event.piece.id) == nullptr, "a piece is added twice: " + event.piece.id);
    table.pieces.push_back(event.piece);
  }
  void operator()(const PieceRemoved& event) const {
    const auto index = table.index_of(event.id);
    ENSURE(index.has_value(), "a piece is removed that is not on the table: " + event.id);
    table.pieces.erase(table.pieces.begin() + static_cast<std::ptrdiff_t>(*index));
  }
  void operator()(const PieceChanged& event) const { known(table, event.piece.id) = event.piece; }
  void operator()(const PieceMoved& event) const { known(table, event.id).pose = event.to; }
  void operator()(const ManeuverFlown& event) const { known(table, event.id).pose = event.to; }
  void operator()(const StressChanged& event) const {
    Piece& ship = known(table, event.id);
    ENSURE(ship.stress + event.by >= 0, "stress below nothing: " + event.id);
    ship.stress = std::min(ship.stress + event.by, kMostTokens);
  }
  void operator()(const IonCleared& event) const { known(table, event.id).ion = 0; }
  void operator()(const LockDropped& event) const { known(table, event.id).lock.clear(); }
  void operator()(const DieRolled&) const {}
  void operator()(const ShipActivated& event) const { known(table, event.id).moved = true; }
  void operator()(const ShipFled& event) const { known(table, event.id).fled = true; }
  void operator()(const RoundStarted& event) const {
    table.round = event.round;
    for (Piece& piece : table.pieces) piece.moved = false;
  }
  void operator()(const TableSet& event) const {
    table.area = event.area;
    table.ruleset = event.ruleset;
    table.options = event.options;
  }
  void operator()(const OverrideNoted&) const {}
};

std::string place_of(const geom::Pose& pose) {
  return thousandths(pose.x.value) + ", " + thousandths(pose.y.value) + " mm, heading " +
         thousandths(pose.heading.value);
}

struct Wording {
  std::string operator()(const PieceAdded& event) const {
    return event.piece.id + " is placed at " + place_of(event.piece.pose);
  }
  std::string operator()(const PieceRemoved& event) const { return event.id + " is taken off the table"; }
  std::string operator()(const PieceChanged& event) const { return event.piece.id + " is changed by hand"; }
  std::string operator()(const PieceMoved& event) const {
    return event.id + " is moved by hand to " + place_of(event.to);
  }
  std::string operator()(const ManeuverFlown& event) const {
    return event.id + " flies " + geom::words_of(event.maneuver) + " (" + std::string(geom::name_of(event.difficulty)) +
           ")" + (event.fully_executed ? "" : ", cut short by another ship,") + " to " + place_of(event.to);
  }
  std::string operator()(const StressChanged& event) const {
    const int count = event.by < 0 ? -event.by : event.by;
    return event.id + (event.by < 0 ? " loses " : " gains ") + std::to_string(count) + " stress";
  }
  std::string operator()(const IonCleared& event) const { return event.id + " sheds its ion tokens"; }
  std::string operator()(const LockDropped& event) const { return event.id + " drops its lock"; }
  std::string operator()(const DieRolled& event) const {
    return event.id + ": " + (event.typed ? "a die is typed in: " : "a die is rolled: ") + std::to_string(event.value) +
           (event.what.empty() ? "" : " (" + event.what + ")");
  }
  std::string operator()(const ShipActivated& event) const { return event.id + " has activated"; }
  std::string operator()(const ShipFled& event) const { return event.id + " leaves the play area"; }
  std::string operator()(const RoundStarted& event) const { return "Round " + std::to_string(event.round) + " begins"; }
  std::string operator()(const TableSet& event) const {
    return "The table is set: area " + event.area.name + ", rules " + event.ruleset + ", guides " +
           (event.options.guides ? "count" : "do not count");
  }
  std::string operator()(const OverrideNoted& event) const { return event.id + ": override: " + event.text; }
};

}  // namespace

void fold(Table& table, const Event& event) { std::visit(Folding{table}, event); }

std::string words_of(const Event& event) { return std::visit(Wording{}, event); }

}  // namespace plotboard::state
