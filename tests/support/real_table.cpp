#include "support/real_table.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include "battle/log.hpp"
#include "battle/resume.hpp"
#include "rules/play/invariants.hpp"
#include "rules/play/referee.hpp"
#include "rules/play/round.hpp"
#include "state/snapshot.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::test {

namespace {

state::Table laid(std::vector<state::Piece> pieces, const std::string& ruleset) {
  state::Table made = test::table(std::move(pieces), true);
  made.ruleset = ruleset;
  return made;
}

int value_of(char letter) {
  constexpr std::string_view kLetters = "bfhce";  // in the order of Face
  const std::size_t found = kLetters.find(letter);
  REQUIRE(found != std::string_view::npos);
  return static_cast<int>(found);
}

rules::StartBattle beginning(state::Referee referee, bool typed_dice, std::uint64_t seed) {
  rules::StartBattle start;
  start.seed = seed;
  start.typed_dice = typed_dice;
  start.referee = referee;
  return start;
}

}  // namespace

RealTable::RealTable(std::vector<state::Piece> pieces, state::Referee referee, const std::string& ruleset,
                     bool typed_dice, std::uint64_t seed)
    : session(catalog(), laid(std::move(pieces), ruleset), seed) {
  does(beginning(referee, typed_dice, seed));
}
RealTable::RealTable(const data::Catalog& missions, state::Table opening, state::Referee referee, std::uint64_t seed)
    : session(missions, std::move(opening), seed) {
  does(beginning(referee, false, seed));
}

const state::Piece& RealTable::operator[](const std::string& id) const {
  const state::Piece* found = table().find(id);
  REQUIRE(found != nullptr);
  return *found;
}
const state::Choice& RealTable::open() const {
  REQUIRE(table().play.choice.has_value());
  return *table().play.choice;
}
bool RealTable::asks(const std::string& kind) const {
  return table().play.choice.has_value() && table().play.choice->kind == kind;
}
bool RealTable::asks(const std::string& kind, const std::string& ship) const {
  return asks(kind) && table().play.choice->ship == ship;
}
const state::Option& RealTable::option(const std::string& key) const {
  const state::Option* found = open().option(key);
  INFO(key);
  REQUIRE(found != nullptr);
  return *found;
}

RealTable& RealTable::does(const rules::Command& command) {
  const auto refused = session.apply(command);
  INFO((refused ? rules::words_of(command).english() + ": " + refused->why.english() : std::string()));
  REQUIRE_FALSE(refused);
  const std::vector<std::string> broken = rules::broken_battle(session.catalog(), table());
  if (!broken.empty()) FAIL(broken.front());
  return *this;
}
std::string RealTable::refusal(const rules::Command& command) const {
  const auto refused = rules::check(session.catalog(), table(), command);
  return refused ? refused->why.english() : "";
}
RealTable& RealTable::plan() {
  for (const state::Side side : {state::Side::player, state::Side::enemy}) {
    const bool waits = table().play.phase == state::Phase::planning && !table().play.ready[state::seat(side)];
    if (waits) does(rules::Ready{side});
  }
  return *this;
}
RealTable& RealTable::choose(const std::string& kind, const std::string& key) {
  CHECK(open().kind == kind);
  return does(rules::Choose{kind, key, {}, {}, false, {}});
}
RealTable& RealTable::leave_open(const std::string& kind) {
  const state::Option* option = rules::left_open(open());
  REQUIRE(option != nullptr);
  rules::Choose choose{kind, option->key, {}, {}, false, {}};
  choose.untold = true;
  return does(choose);
}
RealTable& RealTable::dice(std::string_view letters) {
  std::vector<int> values;
  for (const char letter : letters) values.push_back(value_of(letter));
  return does(rules::Choose{"dice", {}, values, {}, false, {}});
}

RealTable& RealTable::pass_one(const std::string& maneuver) {
  const state::Choice& choice = open();
  if (choice.dice > 0) return dice("");
  Id key;
  for (const char* declined : {"pass", "done", "no", "keep"}) {
    const state::Option* option = choice.option(declined);
    if (key.empty() && option != nullptr && option->legal) key = option->key;
  }
  if (key.empty() && choice.option(maneuver) != nullptr) key = maneuver;
  for (const state::Option& option : choice.options) {
    if (key.empty() && option.legal) key = option.key;
  }
  return does(rules::Choose{choice.kind, key, {}, {}, false, {}});
}
RealTable& RealTable::passes(const std::string& maneuver) {
  while (table().play.choice) pass_one(maneuver);
  return *this;
}
RealTable& RealTable::finish_phase(const std::string& maneuver) {
  const state::Phase phase = table().play.phase;
  for (;;) {
    passes(maneuver);
    const Ids next = rules::whose_turn(session.catalog(), table());
    if (table().play.phase != phase || next.empty()) return *this;
    does(rules::TakeTurn{next.front()});
  }
}
RealTable& RealTable::until(const std::string& kind, const std::string& ship, const std::string& maneuver) {
  constexpr int kMost = 200;
  for (int i = 0; i < kMost && !asks(kind, ship); ++i) {
    if (table().play.choice) {
      pass_one(maneuver);
    } else if (table().play.phase == state::Phase::planning) {
      plan();
    } else {
      const Ids next = rules::whose_turn(session.catalog(), table());
      does(next.empty() ? rules::Command(rules::Ready{state::Side::player})
                        : rules::Command(rules::TakeTurn{next.front()}));
    }
  }
  INFO(kind << " of " << ship);
  REQUIRE(asks(kind, ship));
  return *this;
}

std::vector<battle::Order> RealTable::orders() const {
  // The table as it was before the last command: the whole log again without it.
  battle::Session again(session.catalog(), session.start(), session.seed());
  for (std::size_t i = 0; i + 1 < session.log().size(); ++i) REQUIRE_FALSE(again.apply(session.log()[i].command));
  return battle::orders_of(session.catalog(), again.table(), session.log().back());
}
bool RealTable::told(const std::string& rule, const std::string& sentence) const {
  return std::any_of(events().begin(), events().end(), [&](const state::Event& event) {
    const auto* told = get_if<state::Told>(&event);
    return told != nullptr && told->rule == rule && told->text.english() == sentence;
  });
}

void check_kept(battle::Session& session) {
  const data::Catalog& data = session.catalog();
  const std::uint64_t hash = state::hash_of(session.table());
  const auto again = battle::read_log(battle::write_log(session), "game.log", data);
  if (!again) FAIL(base::text(again.errors()));
  CHECK(state::hash_of(again->table()) == hash);
  CHECK(again->table() == session.table());
  auto read = state::read_snapshot(state::write_snapshot(session.table()), "it", data);
  if (!read) FAIL(base::text(read.errors()));
  const auto resumed = battle::resumed(std::move(*read), "it", data);
  REQUIRE(resumed);
  CHECK_FALSE(resumed->step_anew);
  CHECK(resumed->table == session.table());
  const state::Table now = session.table();
  REQUIRE(session.undo());
  REQUIRE(session.redo());
  CHECK(session.table() == now);
}

}  // namespace plotboard::test
