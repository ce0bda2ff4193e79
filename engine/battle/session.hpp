#pragma once
// A table in use: owns the state, the log and the generator; takes commands, undoes, redoes, and knows whose turn it
// is. One way in: apply(). Undo goes back to a logged point; a command after undo keeps the old line as a branch
// (history/history.hpp).

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "ai/ai.hpp"
#include "ai/pilot.hpp"
#include "base/base.hpp"
#include "history/history.hpp"
#include "rules/rules.hpp"

namespace plotboard::battle {

struct LogEntry : history::Step<rules::Command, state::Event> {
  std::optional<ai::Decision> reasons;  // when an AI ship moved
  Phrase why;                           // of an answer by AI or bot; of an automatic one, why nobody was asked
  Phrase summary;                       // of an AI ship's maneuver, action or attack: one sentence; not in files
  bool automatic = false;               // given without a person's click: it belongs to the entry that led to it
  std::string stored;                   // its line, of one that can only be looked at (Session::floor)
  bool unread = false;                  // and whose command this version does not know
};
Phrase words_of(const LogEntry& entry);  // the command's; names the undo step

// What stands before the table that a session goes on from: another version of the program played it.
struct Past {
  std::string header;  // of its file
  std::vector<LogEntry> entries;
};

class Session {
 public:
  Session(const data::Catalog& catalog, state::Table start, std::uint64_t seed);
  Session(const data::Catalog& catalog, state::Table snapshot, std::uint64_t seed, Past past);

  [[nodiscard]] const data::Catalog& catalog() const { return *catalog_; }
  [[nodiscard]] const state::Table& table() const { return history_.now(); }
  [[nodiscard]] const state::Table& start() const { return history_.start(); }  // as far back as undo goes
  // So many entries can be looked at, but not gone back to; their events are not known.
  [[nodiscard]] std::size_t floor() const { return history_.floor(); }
  [[nodiscard]] const std::string& past_header() const { return past_header_; }  // "" where there is no past
  [[nodiscard]] std::uint64_t seed() const { return seed_; }
  [[nodiscard]] const std::vector<LogEntry>& log() const { return history_.log(); }  // done commands, oldest first
  [[nodiscard]] const std::vector<LogEntry>& undone() const { return history_.undone(); }  // next redo last
  [[nodiscard]] const std::vector<std::vector<LogEntry>>& branches() const { return history_.branches(); }
  [[nodiscard]] std::uint64_t revision() const { return revision_; }  // grows with every change

  // Refused: nothing changes, and the refusal is returned. Consecutive PlacePieces of the same ids with `merge` become
  // one undo step.
  std::optional<rules::Refusal> apply(const rules::Command& command, bool merge = false);
  // What the AI ship would do now. The draw is the same until the table changes or a person rolls anew (another
  // `reroll`): thinking about it twice gives the same answer.
  base::Result<ai::Decision> think(const ai::Request& request, std::uint32_t reroll = 0) const;
  // Flies the decision; logs its reasons.
  std::optional<rules::Refusal> fly(const ai::Decision& decision);
  // A flight out of a log, with what the log kept of its reasons; where it flew and ended is filled in.
  std::optional<rules::Refusal> fly(const rules::FlyManeuver& command, ai::Decision reasons);

  // A battle. What AI or bot would answer to the open choice, or which command it would give between turns (dials,
  // Ready, the turn of an AI ship that is next); nothing where a person has to act.
  struct Advised {
    rules::Command command;
    std::optional<ai::Advice> advice;
  };
  [[nodiscard]] std::optional<Advised> advised(const ai::Hints& hints = {}) const;
  std::optional<rules::Refusal> follow(const Advised& advised);
  // Follows advice until a person has to act or one ship's turn has ended; true when anything was done.
  bool let_ai_act();
  void fly_by_bot(state::Side side, bool bot);  // an absent friend
  [[nodiscard]] bool by_bot(state::Side side) const { return bots_[state::seat(side)]; }
  // The log entry at which the running or last turn began, for "undo the turn"; before any of them the battle's start.
  [[nodiscard]] std::size_t turn_start() const;

  // A command out of a log, with what the log kept of its reasons.
  std::optional<rules::Refusal> apply_logged(const rules::Command& command, std::optional<ai::Decision> reasons,
                                             Phrase why, bool automatic = false);
  // What a person had no choice about: an ordinary command, marked in the log.
  std::optional<rules::Refusal> apply_automatic(const rules::Command& command, Phrase why);

  // Starts the next round: the mission's arrivals (its dice written down), everyone may activate again.
  std::optional<rules::Refusal> start_round();

  bool undo();
  bool redo();
  bool undo_to(std::size_t entries);  // keep that many log entries

  [[nodiscard]] std::string next_ai_ship() const;  // the next to activate, passing over players' ships; "": none

 private:
  std::optional<rules::Refusal> apply(const rules::Command& command, bool merge, std::optional<ai::Decision> reasons,
                                      Phrase why = {}, Phrase summary = {}, bool automatic = false);
  [[nodiscard]] std::optional<Advised> advised_answer(const state::Choice& choice, const ai::Hints& hints) const;
  [[nodiscard]] std::optional<Advised> advised_dial() const;
  [[nodiscard]] std::optional<Advised> advised_place() const;
  const data::Catalog* catalog_;
  history::History<state::Table, rules::Command, state::Event, LogEntry> history_;
  std::uint64_t seed_;
  std::string past_header_;
  std::uint64_t revision_ = 0;
  std::array<bool, 2> bots_{};
};

}  // namespace plotboard::battle
