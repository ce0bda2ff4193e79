// Several pieces changed by one command: all of them or none, one undo step, kept by the log.
#include <catch2/catch.hpp>

#include "battle/battle.hpp"
#include "battle/log.hpp"
#include "rules/rules.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::rules_change_pieces {

using test::catalog;

namespace {

battle::Session two_ships() {
  return battle::Session(
      catalog(),
      test::table({test::typed("A", "t65xwing", 300, 300), test::typed("B", "tielnfighter", 500, 500),
                   test::obstacle("R", "coreasteroid0", 400, 700)}),
      1);
}
rules::ChangePieces enemies(const battle::Session& session) {
  rules::ChangePieces command;
  for (const char* id : {"A", "B"}) {
    command.pieces.push_back(*session.table().find(id));
    command.pieces.back().side = state::Side::enemy;
    command.pieces.back().initiative = 4;
  }
  return command;
}

}  // namespace

TEST_CASE("Several pieces change as one step of undo", "[plotboard]") {
  battle::Session session = two_ships();
  const std::uint64_t before = state::hash_of(session.table());
  REQUIRE_FALSE(session.apply(enemies(session)));
  CHECK(session.log().size() == 1);
  for (const char* id : {"A", "B"}) {
    CHECK(session.table().find(id)->side == state::Side::enemy);
    CHECK(session.table().find(id)->initiative == 4);
  }
  CHECK(battle::words_of(session.log().back()).english() == "Change 2 pieces");
  REQUIRE(session.undo());
  CHECK(state::hash_of(session.table()) == before);
  REQUIRE(session.redo());
  CHECK(session.table().find("B")->initiative == 4);
}

TEST_CASE("One wrong piece among several changes none", "[plotboard]") {
  battle::Session session = two_ships();
  const std::uint64_t before = state::hash_of(session.table());
  const auto refusal = [&](const rules::ChangePieces& command) {
    const auto refused = session.apply(command);
    CHECK(state::hash_of(session.table()) == before);
    return refused ? refused->why.english() : std::string();
  };
  CHECK(refusal({}) == "There is nothing to change.");
  rules::ChangePieces command = enemies(session);
  command.pieces.push_back(command.pieces.front());
  CHECK_FALSE(refusal(command).empty());  // named twice
  command = enemies(session);
  command.pieces.back().id = "Z";
  CHECK_FALSE(refusal(command).empty());
  command = enemies(session);
  command.pieces.back().ref = "nosuchship";
  CHECK_FALSE(refusal(command).empty());
  CHECK(session.log().empty());
}

TEST_CASE("A log keeps a change of several pieces", "[plotboard]") {
  battle::Session session = two_ships();
  rules::ChangePieces command = enemies(session);
  command.pieces.push_back(*session.table().find("R"));
  command.pieces.back().mirror = true;
  REQUIRE_FALSE(session.apply(command));
  const std::string log = battle::write_log(session);
  CHECK(log.find("\"command\":\"change-all\"") != std::string::npos);
  const auto again = battle::read_log(log, "game.log", catalog());
  INFO((again ? std::string() : base::text(again.errors())));
  REQUIRE(again);
  CHECK(state::hash_of(again->table()) == state::hash_of(session.table()));
  CHECK(again->table().pieces == session.table().pieces);
  CHECK(battle::write_log(*again) == log);
}

}  // namespace plotboard::rules_change_pieces
