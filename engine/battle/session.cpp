#include "battle/session.hpp"

#include <algorithm>
#include <utility>

#include "mission/mission.hpp"

namespace plotboard::battle {

namespace {

constexpr std::size_t kSnapshotStep = 64;

// A generator for one purpose at one point of one battle. Nothing carries over from draw to draw, so going back and
// playing on the same way draws the same (T42).
base::Rng generator(std::uint64_t seed, std::string_view purpose, std::uint64_t point, std::uint32_t reroll) {
  base::Hasher hash;
  hash.integer(static_cast<std::int64_t>(seed)).text(purpose).integer(static_cast<std::int64_t>(point));
  return base::Rng(hash.integer(reroll).value());
}

std::vector<std::string> placed_ids(const rules::Command& command) {
  std::vector<std::string> ids;
  if (const auto* place = std::get_if<rules::PlacePieces>(&command)) {
    for (const rules::Placement& placement : place->placements) ids.push_back(placement.id);
  }
  return ids;
}

}  // namespace

Session::Session(const data::Catalog& catalog, state::Table start, std::uint64_t seed)
    : catalog_(&catalog), start_(std::move(start)), table_(start_), seed_(seed) {
  ENSURE(catalog.ruleset(table_.ruleset) != nullptr, "a battle by rules that the catalog lacks: " + table_.ruleset);
}

std::optional<rules::Refusal> Session::apply(const rules::Command& command, bool merge) {
  return apply(command, merge, std::nullopt);
}

std::optional<rules::Refusal> Session::apply(const rules::Command& command, bool merge,
                                             std::optional<ai::Decision> reasons) {
  if (auto refused = rules::check(*catalog_, table_, command)) return refused;
  LogEntry entry{command, rules::resolve(*catalog_, table_, command), 0, std::move(reasons), rules::words_of(command)};
  // A drag is one step of undo: its last placing stands for all of them.
  const auto ids = placed_ids(command);
  const bool same_drag =
      merge && !ids.empty() && undone_.empty() && !log_.empty() && placed_ids(log_.back().command) == ids;
  if (!undone_.empty()) branches_.push_back(std::exchange(undone_, {}));
  if (same_drag) {
    log_.pop_back();
  } else {
    keep_snapshot();
  }
  for (const state::Event& event : entry.events) state::fold(table_, event);
  entry.hash = state::hash_of(table_);
  log_.push_back(std::move(entry));
  ++revision_;
  return std::nullopt;
}

base::Result<ai::Decision> Session::think(const ai::Request& request, std::uint32_t reroll) const {
  const rules::Field field(*catalog_, table_);
  base::Rng rng = generator(seed_, request.ship, log_.size(), reroll);
  return ai::decide(field, request, rng);
}

std::optional<rules::Refusal> Session::fly(const ai::Decision& decision) {
  return apply(decision.command(), false, decision);
}

std::optional<rules::Refusal> Session::fly(const rules::FlyManeuver& command, ai::Decision reasons) {
  if (auto refused = rules::check(*catalog_, table_, command)) return refused;
  const rules::Field field(*catalog_, table_);
  reasons.ship = command.id;
  reasons.flown = command.maneuver;
  reasons.outcome = rules::fly(field, *field.ship(command.id), command.maneuver, command.choice);
  reasons.die = command.die.value_or(0);
  reasons.die_typed = command.die_typed;
  reasons.drops_lock = command.drop_lock;
  reasons.off_dial = command.off_dial;
  return apply(command, false, std::move(reasons));
}

std::optional<rules::Refusal> Session::start_round() {
  const int round = table_.round + 1;
  base::Rng rng = generator(seed_, "arrivals", static_cast<std::uint64_t>(round), 0);
  mission::Arriving arriving = mission::arrivals(*catalog_, table_, round, rng);
  return apply(rules::StartRound{std::move(arriving.pieces), std::move(arriving.dice)});
}

bool Session::undo() { return !log_.empty() && undo_to(log_.size() - 1); }

bool Session::undo_to(std::size_t entries) {
  if (entries >= log_.size()) return false;
  while (log_.size() > entries) {
    undone_.push_back(std::move(log_.back()));
    log_.pop_back();
  }
  rebuild(entries);
  ++revision_;
  return true;
}

bool Session::redo() {
  if (undone_.empty()) return false;
  keep_snapshot();
  log_.push_back(std::move(undone_.back()));
  undone_.pop_back();
  for (const state::Event& event : log_.back().events) state::fold(table_, event);
  ENSURE(state::hash_of(table_) == log_.back().hash, "a redone command leads elsewhere: " + log_.back().words);
  ++revision_;
  return true;
}

std::string Session::next_ship() const { return rules::next_to_activate(*catalog_->ruleset(table_.ruleset), table_); }

std::string Session::next_ai_ship() const {
  for (const std::string& id : rules::activation_order(*catalog_->ruleset(table_.ruleset), table_)) {
    const state::Piece& ship = *table_.find(id);
    if (ship.ai && !ship.moved) return id;
  }
  return "";
}

void Session::keep_snapshot() {
  if (log_.size() % kSnapshotStep != 0) return;
  snapshots_.resize(log_.size() / kSnapshotStep);
  snapshots_.push_back(table_);
}

void Session::rebuild(std::size_t entries) {
  std::size_t done = 0;
  table_ = start_;
  if (!snapshots_.empty()) {
    const std::size_t nearest = std::min(entries / kSnapshotStep, snapshots_.size() - 1);
    table_ = snapshots_[nearest];
    done = nearest * kSnapshotStep;
  }
  for (; done < entries; ++done) {
    for (const state::Event& event : log_[done].events) state::fold(table_, event);
  }
  ENSURE(state::hash_of(table_) == (entries == 0 ? state::hash_of(start_) : log_[entries - 1].hash),
         "undo does not lead back to the logged table");
}

}  // namespace plotboard::battle
