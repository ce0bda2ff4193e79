#include "unit/battle_commands.hpp"

#include <catch2/catch.hpp>
#include <utility>
#include <variant>

#include "geom/maneuver.hpp"
#include "rules/play/commands.hpp"
#include "rules/play/round.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {

Match::Match(std::vector<state::Piece> pieces, const std::string& ruleset) {
  table = test::table(std::move(pieces), true);
  table.ruleset = ruleset;
}

Match& Match::start(state::Side first, bool place, std::uint64_t seed) {
  return does(rules::StartBattle{seed, false, first, place});
}
Match& Match::does(const rules::Command& command) {
  const auto refused = rules::check(catalog(), table, command);
  INFO((refused ? rules::words_of(command) + ": " + refused->why : std::string()));
  REQUIRE(!refused);
  for (state::Event& event : rules::resolve(catalog(), table, command)) {
    state::fold(table, event);
    events.push_back(std::move(event));
  }
  return *this;
}
std::string Match::refusal(const rules::Command& command) const {
  const auto refused = rules::check(catalog(), table, command);
  return refused ? refused->rule : "";
}
Match& Match::dial(const std::string& ship, const std::string& code) {
  return does(rules::SetDial{ship, geom::maneuver_from_code(code)});
}
Match& Match::plan(const std::string& code) {
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    for (const std::string& id : rules::need_dials(catalog(), table, side)) dial(id, code);
  }
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    const bool waits = table.play.phase == state::Phase::planning && !table.play.ready[state::seat(side)];
    if (waits) does(rules::Ready{side});
  }
  return *this;
}
Match& Match::decline() {
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
Match& Match::turn(const std::string& ship) { return does(rules::TakeTurn{ship}).decline(); }
std::vector<std::string> Match::whose() const { return rules::whose_turn(catalog(), table); }
const state::Piece& Match::operator[](const std::string& id) const {
  const state::Piece* found = table.find(id);
  REQUIRE(found != nullptr);
  return *found;
}
std::vector<state::Phase> Match::phases() const {
  std::vector<state::Phase> started;
  for (const state::Event& event : events) {
    if (const auto* phase = std::get_if<state::PhaseStarted>(&event)) started.push_back(phase->phase);
  }
  return started;
}

}  // namespace plotboard::test
