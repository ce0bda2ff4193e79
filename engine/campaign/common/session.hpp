#pragma once
// A campaign in use: owns the state and its history, takes commands, undoes and redoes them. One way in: apply(). The
// campaigns share it; each brings a Kind:
//
//   struct Kind {
//     using Book, State, Command, Event;
//     static std::optional<Refusal> check(const Book&, const State&, const Command&);    pure
//     static std::vector<Event> resolve(const Book&, const State&, const Command&, base::Rng&);   pure; checked before
//   };
//
// and, found beside its types, fold(State&, const Event&) and hash_of(const State&).
//
// Chance comes from the campaign's seed and from how often it has been asked (State::thrown), so a roll taken back and
// made again falls as it did: undo is no second chance. Events say what was thrown.

#include <optional>
#include <utility>
#include <vector>

#include "base/hash.hpp"
#include "base/rng.hpp"
#include "campaign/common/refusal.hpp"
#include "history/history.hpp"

namespace plotboard::campaign {

template <class Kind>
class Session {
 public:
  using State = typename Kind::State;
  using Command = typename Kind::Command;
  using Event = typename Kind::Event;
  using Step = history::Step<Command, Event>;

  // `book` outlives the session.
  Session(const typename Kind::Book& book, State start) : book_(&book), history_(std::move(start)) {}
  // Goes on from a state to which those steps led in another version; they can be looked at, but not gone back to.
  Session(const typename Kind::Book& book, State snapshot, std::vector<Step> past)
      : book_(&book), history_(std::move(snapshot), std::move(past)) {}

  [[nodiscard]] const typename Kind::Book& book() const { return *book_; }
  [[nodiscard]] const State& state() const { return history_.now(); }
  [[nodiscard]] const State& start() const { return history_.start(); }
  [[nodiscard]] std::size_t floor() const { return history_.floor(); }
  [[nodiscard]] const std::vector<Step>& log() const { return history_.log(); }
  [[nodiscard]] const std::vector<Step>& undone() const { return history_.undone(); }

  [[nodiscard]] std::optional<Refusal> check(const Command& command) const {
    return Kind::check(*book_, state(), command);
  }
  // Refused: nothing changes.
  std::optional<Refusal> apply(const Command& command) {
    if (auto refused = check(command)) return refused;
    base::Rng rng(base::Hasher().integer(static_cast<std::int64_t>(state().seed)).integer(state().thrown).value());
    history_.add({command, Kind::resolve(*book_, state(), command, rng), 0});
    return std::nullopt;
  }
  bool undo() { return history_.undo(); }
  bool redo() { return history_.redo(); }
  bool undo_to(std::size_t steps) { return history_.undo_to(steps); }

 private:
  const typename Kind::Book* book_;
  history::History<State, Command, Event> history_;
};

}  // namespace plotboard::campaign
