#pragma once
// Battles by commands alone, as hands give them: what is refused and why, and every event that came of them.
#include <cstdint>
#include <string>
#include <vector>

#include "rules/play/battle_commands.hpp"
#include "state/events.hpp"
#include "state/table.hpp"

namespace plotboard::test {

class Match {
 public:
  explicit Match(std::vector<state::Piece> pieces, const std::string& ruleset = "2e");
  state::Table table;
  std::vector<state::Event> events;

  Match& start(state::Side first = state::Side::player, bool place = false, std::uint64_t seed = 7);
  Match& does(const rules::Command& command);
  // The rule that forbids it, or "" when nothing does.
  [[nodiscard]] std::string refusal(const rules::Command& command) const;
  Match& dial(const std::string& ship, const std::string& code);
  // Dials for everybody and both sides ready.
  Match& plan(const std::string& code = "2F");
  // Answers whatever is asked with "pass", "no", "done" or the first legal option.
  Match& decline();
  Match& turn(const std::string& ship);
  [[nodiscard]] std::vector<std::string> whose() const;
  [[nodiscard]] const state::Piece& operator[](const std::string& id) const;
  [[nodiscard]] std::vector<state::Phase> phases() const;
};

}  // namespace plotboard::test
