#include "unit/battle_commands.hpp"

#include <catch2/catch.hpp>
#include <utility>

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
Match::Match(std::vector<state::Piece> pieces, data::Catalog catalog, const std::string& ruleset)
    : Match(std::move(pieces), ruleset) {
  own_ = std::make_shared<const data::Catalog>(std::move(catalog));
}
const data::Catalog& Match::catalog() const { return own_ ? *own_ : test::catalog(); }

Match& Match::says(const std::string& kind, const std::string& key) {
  script_.says(kind, {key, {}});
  return *this;
}
Match& Match::passes(const std::string& kind, const std::string& ship, int line) {
  script_.passes(kind, ship, line);
  return *this;
}

Match& Match::start(state::Side first, bool place, std::uint64_t seed) {
  return does(rules::StartBattle{seed, false, first, place});
}
Match& Match::does(const rules::Command& command) {
  const auto refused = rules::check(catalog(), table, command);
  INFO((refused ? rules::words_of(command).english() + ": " + refused->why.english() : std::string()));
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
Match& Match::answers() {
  while (table.play.choice) {
    const state::Choice& choice = *table.play.choice;
    const state::Answer answer = script_.answer(choice);
    does(rules::Choose{choice.kind, answer.key, {}, {}, false, {}});
  }
  return *this;
}
Match& Match::ready(state::Side side) { return does(rules::Ready{side}).answers(); }
Match& Match::turn(const std::string& ship) { return does(rules::TakeTurn{ship}).answers(); }
Match& Match::finish_round() {
  const int round = table.round;
  while (table.round == round && table.play.phase != state::Phase::over) {
    const auto next = whose();
    REQUIRE(!next.empty());
    turn(next.front());
  }
  return *this;
}
Ids Match::whose() const { return rules::whose_turn(catalog(), table); }
const state::Piece& Match::operator[](const std::string& id) const {
  const state::Piece* found = table.find(id);
  REQUIRE(found != nullptr);
  return *found;
}
std::vector<state::Phase> Match::phases() const {
  std::vector<state::Phase> started;
  for (const state::Event& event : events) {
    if (const auto* phase = get_if<state::PhaseStarted>(&event)) started.push_back(phase->phase);
  }
  return started;
}

}  // namespace plotboard::test
