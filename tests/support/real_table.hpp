#pragma once
// Battles beside a real table for tests, by commands alone: who would answer does not matter, the test says it all.
//
//   RealTable table({fighter(...), by_ai(fighter(...))});
//   table.plan().turn("A").choose("maneuver", "2F").leave_open("action");
//
// A command that is refused fails the test; refusal() looks without giving it.

#include <string>
#include <string_view>
#include <vector>

#include "battle/orders.hpp"
#include "battle/session.hpp"
#include "state/table.hpp"

namespace plotboard::test {

inline constexpr state::Referee kRefereed{true, false, false, false, false};
inline constexpr state::Referee kOwnDice{true, true, false, false, false};
inline constexpr state::Referee kOwnTokens{true, false, true, false, false};
inline constexpr state::Referee kOwnCards{true, false, false, true, false};

class RealTable {
 public:
  explicit RealTable(std::vector<state::Piece> pieces, state::Referee referee = kRefereed,
                     const std::string& ruleset = "2e", bool typed_dice = false, std::uint64_t seed = 7);
  // A mission. The catalog has to outlive it.
  RealTable(const data::Catalog& missions, state::Table opening, state::Referee referee = kRefereed,
            std::uint64_t seed = 7);

  battle::Session session;

  [[nodiscard]] const state::Table& table() const { return session.table(); }
  [[nodiscard]] const state::Piece& operator[](const std::string& id) const;
  [[nodiscard]] const state::Choice& open() const;  // the question; fails where there is none
  [[nodiscard]] bool asks(const std::string& kind) const;
  [[nodiscard]] bool asks(const std::string& kind, const std::string& ship) const;
  [[nodiscard]] const state::Option& option(const std::string& key) const;

  RealTable& does(const rules::Command& command);
  [[nodiscard]] std::string refusal(const rules::Command& command) const;  // the sentence; "" where it is legal
  // Everybody ready in Planning, without dials.
  RealTable& plan();
  RealTable& turn(const std::string& ship) { return does(rules::TakeTurn{ship}); }
  RealTable& choose(const std::string& kind, const std::string& key);
  RealTable& leave_open(const std::string& kind);
  // h hit, c critical hit, f focus, e evade, b blank; "" has them thrown here.
  RealTable& dice(std::string_view letters);
  // What is asked as long as a step waits: passed, maneuvers flown as said here, dice thrown here.
  RealTable& passes(const std::string& maneuver = "2F");
  // Every turn until the phase is another, all passing.
  RealTable& finish_phase(const std::string& maneuver = "2F");
  // To the first question of that kind put to that ship in this or the next phases, all others passing.
  RealTable& until(const std::string& kind, const std::string& ship, const std::string& maneuver = "2F");

  // Of the last command.
  [[nodiscard]] std::vector<battle::Order> orders() const;
  [[nodiscard]] const std::vector<state::Event>& events() const { return session.log().back().events; }
  [[nodiscard]] bool told(const std::string& rule, const std::string& sentence) const;

  template <class E>
  [[nodiscard]] int count() const {
    int count = 0;
    for (const state::Event& event : events()) count += holds<E>(event) ? 1 : 0;
    return count;
  }

 private:
  RealTable& pass_one(const std::string& maneuver);
};

// Log, snapshot, undo and redo know all of this table.
void check_kept(battle::Session& session);

}  // namespace plotboard::test
