#include <catch2/catch.hpp>

#include "battle/save.hpp"

#include "battle/battle.hpp"
#include "io/io.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/folder.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_save {

using test::catalog;
using test::Folder;

namespace {

battle::Session fresh() {
  state::Table table =
      test::table({test::fighter("A", "t65xwing", state::Side::player, 300, 100, 0, {"proton-torpedoes"}),
                   test::fighter("B", "tielnfighter", state::Side::enemy, 300, 800, 180)},
                  true);
  table.ruleset = "2e";
  return {catalog(), table, 5};
}
rules::PlacePieces place(double x) { return {{{"A", test::pose(x, 100)}}}; }

std::pair<battle::Session, battle::Save> opened(const std::string& path) {
  auto both = battle::Save::open(path, catalog());
  if (!both) FAIL(base::text(both.errors()));
  return std::move(*both);
}

}  // namespace

TEST_CASE("A save opens where the battle stood", "[plotboard]") {
  const Folder folder;
  const std::string path = folder.file("a.plotboard");
  battle::Session session = fresh();
  {
    auto save = battle::Save::begin(path, session);
    REQUIRE(save);
    REQUIRE_FALSE(session.apply(rules::StartBattle{9, false, state::Side::player}));
    REQUIRE(save->keep(session));
    REQUIRE_FALSE(session.apply(rules::SetDial{"A", geom::maneuver_from_code("2F")}));
    session.fly_by_bot(state::Side::enemy, true);
    REQUIRE(save->keep(session));
  }
  auto [again, save] = opened(path);
  CHECK(again.table() == session.table());
  CHECK(state::hash_of(again.table()) == state::hash_of(session.table()));
  CHECK(again.log().size() == 2);
  CHECK(again.by_bot(state::Side::enemy));
  CHECK_FALSE(again.by_bot(state::Side::player));
  CHECK(write_log(again) == write_log(session));
}

TEST_CASE("A save follows undo, redo and branches, and loses no line", "[plotboard]") {
  const Folder folder;
  const std::string path = folder.file("a.plotboard");
  battle::Session session = fresh();
  {
    auto save = battle::Save::begin(path, session);
    REQUIRE(save);
    for (const double x : {310.0, 320.0, 330.0}) {
      REQUIRE_FALSE(session.apply(place(x)));
      REQUIRE(save->keep(session));
    }
    session.undo();
    session.undo();
    REQUIRE(save->keep(session));
  }
  {
    auto [again, save] = opened(path);
    CHECK(again.log().size() == 1);
    CHECK(again.undone().size() == 2);  // what was undone can be redone after reopening
    CHECK(again.table().find("A")->pose.x.mm() == 310);
    REQUIRE(again.redo());
    REQUIRE(save.keep(again));
    REQUIRE_FALSE(again.apply(place(500)));  // another branch
    REQUIRE(save.keep(again));
  }
  {
    auto [again, save] = opened(path);
    CHECK(again.log().size() == 3);
    CHECK(again.table().find("A")->pose.x.mm() == 500);
  }
  auto journal = io::Journal::open(path);
  REQUIRE(journal);
  CHECK(journal->lines()->size() == 4);  // 310, 320, 330, 500: redoing wrote nothing twice
}

TEST_CASE("A save with a line that the rules refuse is refused with that line", "[plotboard]") {
  const Folder folder;
  const std::string path = folder.file("a.plotboard");
  battle::Session session = fresh();
  {
    auto save = battle::Save::begin(path, session);
    REQUIRE(save);
    REQUIRE_FALSE(session.apply(place(310)));
    REQUIRE(save->keep(session));
  }
  {
    auto journal = io::Journal::open(path);
    REQUIRE(journal);
    REQUIRE(journal->append(*journal->head(), R"({"n":2,"command":"turn","ship":"A","hash":"0000000000000000"})"));
  }
  const auto bad = battle::Save::open(path, catalog());
  REQUIRE_FALSE(bad);
  CHECK(base::text(bad.errors()).find("line 3") != std::string::npos);
  CHECK(bad.errors().front().file.find(path) == 0);
}

}  // namespace plotboard::battle_save
