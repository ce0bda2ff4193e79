#pragma once
// Battles and missions by commands alone, as hands give them: what is refused and why, and every event that came of
// them. What is asked on the way is answered by the test's script (support/script.hpp); a question that it does not
// expect fails.
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "data/catalog.hpp"
#include "rules/play/battle_commands.hpp"
#include "state/events.hpp"
#include "state/table.hpp"
#include "support/script.hpp"

namespace plotboard::test {

class Match {
 public:
  explicit Match(std::vector<state::Piece> pieces, const std::string& ruleset = "2e");
  // By a catalog of the test's own.
  Match(std::vector<state::Piece> pieces, data::Catalog catalog, const std::string& ruleset);
  state::Table table;
  std::vector<state::Event> events;
  [[nodiscard]] const data::Catalog& catalog() const;

  Match& says(const std::string& kind, const std::string& key);
  Match& passes(const std::string& kind, const std::string& ship = "", int line = __builtin_LINE());

  Match& start(state::Side first = state::Side::player, bool place = false, std::uint64_t seed = 7);
  // The command alone: what it asks stays open.
  Match& does(const rules::Command& command);
  // Answers what is open by the script until nothing is.
  Match& answers();
  // The rule that forbids it, or "" when nothing does.
  [[nodiscard]] std::string refusal(const rules::Command& command) const;
  Match& dial(const std::string& ship, const std::string& code);
  // Dials for everybody and both sides ready.
  Match& plan(const std::string& code = "2F");
  // These with all their answers.
  Match& ready(state::Side side);
  Match& turn(const std::string& ship);
  // Every turn of this round that is still to come, as long as nobody's dial is asked for.
  Match& finish_round();
  [[nodiscard]] Ids whose() const;
  [[nodiscard]] const state::Piece& operator[](const std::string& id) const;
  [[nodiscard]] std::vector<state::Phase> phases() const;

 private:
  std::shared_ptr<const data::Catalog> own_;
  Script script_;
};

}  // namespace plotboard::test
