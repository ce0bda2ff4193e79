#pragma once
// A state that is changed step by step, and every step: undo, redo, branches, and how to get back quickly. It knows no
// rules: who makes a step says what was ordered and what happened. A battle and a campaign use it alike.
//
// Of State and Event it asks, found beside their types: fold(State&, const Event&), the only thing that changes a
// state, and hash_of(const State&), the same for equal states on every build. Each step carries the hash of the state
// after it, so a step that leads elsewhere than it once did is noticed (ENSURE).
//
// Cost: a step one fold of its events and one hash; undo one copy of a state and at most kStride steps.

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "base/base.hpp"

namespace plotboard::history {

template <class Command, class Event>
struct Step {
  Command command;
  std::vector<Event> events;
  std::uint64_t hash = 0;  // of the state after it
};

// Entry: a Step, or what is derived from one.
template <class State, class Command, class Event, class Entry = Step<Command, Event>>
class History {
 public:
  explicit History(State start) : start_(std::move(start)), now_(start_) {}
  // Goes on from a state to which those entries led elsewhere: they can be looked at, but not gone back to.
  History(State snapshot, std::vector<Entry> past)
      : start_(std::move(snapshot)), now_(start_), floor_(past.size()), log_(std::move(past)) {}

  [[nodiscard]] const State& now() const { return now_; }
  [[nodiscard]] const State& start() const { return start_; }                 // as far back as undo goes
  [[nodiscard]] std::size_t floor() const { return floor_; }                  // how many entries stand before that
  [[nodiscard]] const std::vector<Entry>& log() const { return log_; }        // done, oldest first
  [[nodiscard]] const std::vector<Entry>& undone() const { return undone_; }  // next redo last
  [[nodiscard]] const std::vector<std::vector<Entry>>& branches() const { return branches_; }

  // Its events are folded, its hash is filled in. What was undone stays as a branch.
  void add(Entry entry) {
    keep_branch();
    keep_snapshot();
    fold_all(entry);
    entry.hash = hash_of(now_);
    log_.push_back(std::move(entry));
  }
  // The same, and the last entry is no step of its own any more. Precondition: it may be undone.
  void replace_last(Entry entry) {
    ENSURE(log_.size() > floor_, "a step that is not there is replaced");
    keep_branch();
    log_.pop_back();
    fold_all(entry);
    entry.hash = hash_of(now_);
    log_.push_back(std::move(entry));
  }

  bool undo() { return log_.size() > floor_ && undo_to(log_.size() - 1); }
  bool undo_to(std::size_t entries) {  // keep that many
    if (entries >= log_.size() || entries < floor_) return false;
    while (log_.size() > entries) {
      undone_.push_back(std::move(log_.back()));
      log_.pop_back();
    }
    rebuild();
    return true;
  }
  bool redo() {
    if (undone_.empty()) return false;
    keep_snapshot();
    log_.push_back(std::move(undone_.back()));
    undone_.pop_back();
    fold_all(log_.back());
    ENSURE(hash_of(now_) == log_.back().hash, "a redone command leads elsewhere: step " + std::to_string(log_.size()));
    return true;
  }

 private:
  static constexpr std::size_t kStride = 64;

  void keep_branch() {
    if (!undone_.empty()) branches_.push_back(std::exchange(undone_, {}));
  }
  void fold_all(const Entry& entry) {
    for (const Event& event : entry.events) fold(now_, event);
  }
  void keep_snapshot() {  // where one is due before the next entry
    const std::size_t done = log_.size() - floor_;
    if (done % kStride != 0) return;
    snapshots_.resize(done / kStride, start_);
    snapshots_.push_back(now_);
  }
  void rebuild() {
    const std::size_t done = log_.size() - floor_;
    std::size_t folded = 0;
    if (snapshots_.empty()) {
      now_ = start_;
    } else {
      const std::size_t nearest = std::min(done / kStride, snapshots_.size() - 1);
      now_ = snapshots_[nearest];
      folded = nearest * kStride;
    }
    for (; folded < done; ++folded) fold_all(log_[floor_ + folded]);
    ENSURE(hash_of(now_) == (done == 0 ? hash_of(start_) : log_.back().hash),
           "undo does not lead back to the logged state");
  }

  State start_;
  State now_;
  std::size_t floor_ = 0;
  std::vector<Entry> log_;
  std::vector<Entry> undone_;
  std::vector<std::vector<Entry>> branches_;
  std::vector<State> snapshots_;  // the state before every kStride-th entry, so that undo is fast
};

}  // namespace plotboard::history
