#pragma once
// Battles by commands alone, as hands give them: what is refused and why, and every event that came of them.
#include "support/battle.hpp"

namespace plotboard::test {

class Match {
 public:
  explicit Match(std::vector<state::Piece> pieces, const std::string& ruleset = "2e") {
    table = test::table(std::move(pieces), true);
    table.ruleset = ruleset;
  }
  state::Table table;
  std::vector<state::Event> events;

  Match& start(state::Side first = state::Side::player, bool place = false, std::uint64_t seed = 7) {
    return does(rules::StartBattle{seed, false, first, place});
  }
  Match& does(const rules::Command& command) {
    const auto refused = rules::check(catalog(), table, command);
    INFO((refused ? rules::words_of(command) + ": " + refused->why : std::string()));
    REQUIRE(!refused);
    for (state::Event& event : rules::resolve(catalog(), table, command)) {
      state::fold(table, event);
      events.push_back(std::move(event));
    }
    return *this;
  }
  // The rule that forbids it, or "" when nothing does.
  [[nodiscard]] std::string refusal(const rules::Command& command) const {
    const auto refused = rules::check(catalog(), table, command);
    return refused ? refused->rule : "";
  }
  Match& dial(const std::string& ship, const std::string& code) {
    return does(rules::SetDial{ship, geom::maneuver_from_code(code)});
  }
  // Dials for everybody and both sides ready.
  Match& plan(const std::string& code = "2F") {
    for (const state::Side side : {state::Side::player, state::Side::enemy}) {
      for (const std::string& id : rules::need_dials(catalog(), table, side)) dial(id, code);
    }
    for (const state::Side side : {state::Side::player, state::Side::enemy}) {
      const bool waits = table.play.phase == state::Phase::planning && !table.play.ready[state::seat(side)];
      if (waits) does(rules::Ready{side});
    }
    return *this;
  }
  // Answers whatever is asked with "pass", "no", "done" or the first legal option.
  Match& decline() {
    while (table.play.choice) {
      std::string key;
      for (const state::Option& option : table.play.choice->options) {
        if (!option.legal) continue;
        if (key.empty() || option.key == "pass" || option.key == "no" || option.key == "done") key = option.key;
      }
      does(rules::Choose{table.play.choice->kind, key, {}, {}, false, ""});
    }
    return *this;
  }
  Match& turn(const std::string& ship) { return does(rules::TakeTurn{ship}).decline(); }
  [[nodiscard]] std::vector<std::string> whose() const { return rules::whose_turn(catalog(), table); }
  [[nodiscard]] const state::Piece& operator[](const std::string& id) const {
    const state::Piece* found = table.find(id);
    REQUIRE(found != nullptr);
    return *found;
  }
  [[nodiscard]] std::vector<state::Phase> phases() const {
    std::vector<state::Phase> started;
    for (const state::Event& event : events) {
      if (const auto* phase = std::get_if<state::PhaseStarted>(&event)) started.push_back(phase->phase);
    }
    return started;
  }
};

}  // namespace plotboard::test
