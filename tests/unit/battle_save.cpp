#include <catch2/catch.hpp>

#include "battle/save.hpp"

#include "battle/battle.hpp"
#include "io/io.hpp"
#include "rules/play/battle_commands.hpp"
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

// --- a file of another version

namespace {

// T-65s with one hull more: the first line of a battle leads elsewhere.
const data::Catalog& tougher() {
  static const data::Catalog made = [] {
    data::Catalog changed = catalog();
    changed.ships.at("t65xwing").hull += 1;
    changed.hash += 1;
    return changed;
  }();
  return made;
}

// To the first question of the Engagement Phase, kept at every step.
battle::Session fought(const std::string& path, bool into_attack) {
  state::Table table = test::table({test::fighter("A", "t65xwing", state::Side::player, 300, 300, 0),
                                    test::fighter("B", "tielnfighter", state::Side::enemy, 300, 600, 180)},
                                   true);
  table.ruleset = "2e";
  battle::Session session(catalog(), table, 5);
  auto save = battle::Save::begin(path, session);
  REQUIRE(save);
  const auto done = [&](const rules::Command& command) {
    const auto refused = session.apply(command);
    if (refused) FAIL(rules::words_of(command) << ": " << refused->why);
    REQUIRE(save->keep(session));
  };
  done(rules::StartBattle{9, false, state::Side::player});
  done(rules::SetDial{"A", geom::maneuver_from_code("1F")});
  if (!into_attack) return session;
  done(rules::SetDial{"B", geom::maneuver_from_code("2F")});
  done(rules::Ready{state::Side::player});
  done(rules::Ready{state::Side::enemy});
  for (int i = 0; i < 40 && !(session.table().play.attack && session.table().play.choice); ++i) {
    const auto commands = rules::legal_commands(catalog(), session.table());
    REQUIRE_FALSE(commands.empty());
    done(commands.front());
  }
  REQUIRE(session.table().play.attack);
  return session;
}

battle::Session opened_by(const data::Catalog& other, const std::string& path, battle::Save::Opened way) {
  auto both = battle::Save::open(path, other);
  if (!both) FAIL(base::text(both.errors()));
  CHECK(both->second.opened() == way);
  return std::move(both->first);
}

}  // namespace

TEST_CASE("A save that other data would play otherwise goes on from its snapshot", "[plotboard]") {
  const Folder folder;
  const std::string path = folder.file("a.battle");
  const battle::Session session = fought(path, false);
  std::uint64_t hash = 0;
  {
    auto both = battle::Save::open(path, tougher());
    if (!both) FAIL(base::text(both.errors()));
    auto& [again, save] = *both;
    CHECK(save.opened() == battle::Save::Opened::at_snapshot);
    CHECK(state::hash_of(again.table()) == state::hash_of(session.table()));
    CHECK(again.floor() == 2);
    REQUIRE(again.log().size() == 2);  // to be looked at
    CHECK(battle::words_of(again.log()[1]) == battle::words_of(session.log()[1]));
    CHECK(again.log()[1].hash == session.log()[1].hash);
    CHECK_FALSE(again.undo());
    CHECK_FALSE(again.undo_to(1));
    REQUIRE_FALSE(again.apply(rules::SetDial{"B", geom::maneuver_from_code("2F")}));
    REQUIRE_FALSE(again.apply(rules::SetDial{"B", geom::maneuver_from_code("3F")}));
    REQUIRE(save.keep(again));
    hash = state::hash_of(again.table());
  }
  {  // the new commands can be undone after the next opening as well
    auto both = battle::Save::open(path, tougher());
    REQUIRE(both);
    auto& [again, save] = *both;
    CHECK(save.opened() == battle::Save::Opened::at_snapshot);
    CHECK(state::hash_of(again.table()) == hash);
    CHECK(again.floor() == 2);
    CHECK(again.log().size() == 4);
    CHECK(again.undo());
    CHECK(again.undo());
    CHECK(state::hash_of(again.table()) == state::hash_of(session.table()));
    CHECK_FALSE(again.undo());
    // Under another name it keeps its past.
    REQUIRE(again.redo());
    REQUIRE(battle::Save::begin(folder.file("b.battle"), again));
  }
  const battle::Session copy = opened_by(tougher(), folder.file("b.battle"), battle::Save::Opened::at_snapshot);
  CHECK(copy.floor() == 2);
  CHECK(copy.log().size() == 3);
  CHECK(battle::words_of(copy.log()[0]) == battle::words_of(session.log()[0]));
}

TEST_CASE("A save stops in the middle of an attack and goes on there under other data", "[plotboard]") {
  const Folder folder;
  const std::string path = folder.file("a.battle");
  const battle::Session session = fought(path, true);
  battle::Session again = opened_by(tougher(), path, battle::Save::Opened::at_snapshot);
  CHECK(again.table() == session.table());
  const auto commands = rules::legal_commands(tougher(), again.table());
  REQUIRE_FALSE(commands.empty());
  CHECK_FALSE(again.apply(commands.back()));
}

TEST_CASE("A turn that other data would play otherwise begins anew", "[plotboard]") {
  const Folder folder;
  const std::string path = folder.file("a.battle");
  const battle::Session session = fought(path, true);
  data::Catalog other = tougher();
  for (const char* ship : {"t65xwing", "tielnfighter"}) {
    for (auto& weapon : other.ships.at(ship).attacks) weapon.dice += 2;
  }
  battle::Session again = opened_by(other, path, battle::Save::Opened::at_step_start);
  REQUIRE(again.table().play.before != nullptr);
  CHECK(*again.table().play.before == *session.table().play.before);
  const auto commands = rules::legal_commands(other, again.table());
  REQUIRE_FALSE(commands.empty());
  CHECK_FALSE(again.apply(commands.back()));
}

TEST_CASE("A save of another version whose snapshot names what is gone is refused, and stays as it is", "[plotboard]") {
  const Folder folder;
  const std::string path = folder.file("a.battle");
  fought(path, false);
  data::Catalog poorer = tougher();
  poorer.ships.erase("tielnfighter");
  CHECK_FALSE(battle::Save::open(path, poorer));
  const battle::Session again = opened_by(catalog(), path, battle::Save::Opened::replayed);
  CHECK(again.log().size() == 2);
}

}  // namespace plotboard::battle_save
