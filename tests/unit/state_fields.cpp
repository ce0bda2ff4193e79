// The one list of fields (state/fields.hpp): a field on it is hashed, written, read and compared. And the snapshot made
// of it.
#include "state/fields.hpp"

#include <catch2/catch.hpp>

#include "data/json.hpp"
#include "fields/hash.hpp"
#include "fields/text.hpp"
#include "state/scene.hpp"
#include "state/scene_fields.hpp"
#include "state/snapshot.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::state_fields {

// A ship of yesterday, and the same with two fields more.
struct OldToy {
  std::string name;
  int hull = 3;
};
struct Toy {
  std::string name;
  int hull = 3;
  int fuel = 5;
  std::vector<std::string> crew = {};
  friend bool operator==(const Toy&, const Toy&) = default;
};

}  // namespace plotboard::state_fields

namespace plotboard::fields {

template <>
struct Fields<state_fields::OldToy> {
  static void visit(auto& v) {
    v.field("name", &state_fields::OldToy::name);
    v.field("hull", &state_fields::OldToy::hull);
  }
};
template <>
struct Fields<state_fields::Toy> {
  static void visit(auto& v) {
    v.field("name", &state_fields::Toy::name);
    v.field("hull", &state_fields::Toy::hull);
    v.rare("fuel", &state_fields::Toy::fuel);
    v.rare("crew", &state_fields::Toy::crew);
  }
};

}  // namespace plotboard::fields

namespace plotboard::state_fields {

using test::catalog;

namespace {

template <class T>
std::uint64_t hash_of_toy(const T& toy) {
  base::Hasher hash;
  fields::add_fields(hash, toy);
  return hash.value();
}
template <class T>
std::string text_of_toy(const T& toy) {
  std::string text;
  fields::write_fields(text, toy);
  return text;
}
Toy toy_from(const std::string& text, base::Errors& errors) {
  const auto json = data::parse_json(text, "toy");
  REQUIRE(json);
  Toy toy;
  const std::string file = "toy";
  fields::read_fields(*json, toy, {&file, "", &errors});
  return toy;
}

const std::string kTable = R"("table":{)";

state::Table battle_table() {
  state::Table table =
      test::table({test::fighter("A", "t65xwing", state::Side::player, 300, 100, 0, {"proton-torpedoes"}),
                   test::fighter("B", "tielnfighter", state::Side::enemy, 300, 800, 180)},
                  true);
  table.ruleset = "2e";
  return table;
}
std::string replaced(std::string text, const std::string& what, const std::string& with) {
  const std::size_t at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), with);
}
std::string refusal_of(const std::string& text) {
  const auto read = state::read_snapshot(text, "it", catalog());
  return read ? "" : base::text(read.errors());
}

}  // namespace

TEST_CASE("A new field keeps old hashes and is hashed where it is not its default", "[plotboard]") {
  CHECK(hash_of_toy(Toy{"A", 2}) == hash_of_toy(OldToy{"A", 2}));
  CHECK(hash_of_toy(Toy{"A", 2, 4}) != hash_of_toy(Toy{"A", 2}));
  CHECK(hash_of_toy(Toy{"A", 2, 5, {"B"}}) != hash_of_toy(Toy{"A", 2}));
  CHECK(hash_of_toy(Toy{"A", 2, 5, {"B"}}) != hash_of_toy(Toy{"A", 2, 5, {"C"}}));
  CHECK_FALSE(Toy{"A", 2, 4} == Toy{"A", 2});
}

TEST_CASE("A new field is written and read, and an old file gives its default", "[plotboard]") {
  base::Errors errors;
  const Toy toy{"A", 2, 0, {"B", "\"C\"\n"}};
  CHECK(text_of_toy(toy) == R"({"name":"A","hull":2,"fuel":0,"crew":["B","\"C\"\n"]})");
  CHECK(toy_from(text_of_toy(toy), errors) == toy);
  CHECK(toy_from(text_of_toy(OldToy{"A", 3}), errors) == Toy{"A", 3});
  CHECK(toy_from(R"({"name":"A","sails":2})", errors) == Toy{"A", 3});  // of a later version
  CHECK(errors.empty());
  toy_from(R"({"fuel":"much"})", errors);
  REQUIRE(errors.size() == 1);
  CHECK(errors.front().place == "/fuel");
}

TEST_CASE("A new field stands in scene files by its name", "[plotboard]") {
  const Toy toy{"A", 2, 4, {"B"}};
  data::JsonLine line;
  state::write_scene_fields(line, toy);
  CHECK(line.closed() == R"({"fuel":4,"crew":["B"]})");
  const auto json = data::parse_json(line.closed(), "toy");
  REQUIRE(json);
  base::Errors errors;
  data::Reader reader(*json, "toy", errors);
  Toy again{"A", 2};
  state::read_scene_fields(reader, again);
  reader.done();
  CHECK(errors.empty());
  CHECK(again == toy);
  data::JsonLine none;
  state::write_scene_fields(none, Toy{"A", 2});
  CHECK(none.closed() == "{}");
}

TEST_CASE("A snapshot holds the whole table", "[plotboard]") {
  state::Table table = battle_table();
  table.round = 4;
  table.pieces[0].ship.damage = {{3, true}, {0, false}};
  table.pieces[0].ship.executed = state::Executed{*geom::maneuver_from_code("2Y"), geom::Difficulty::red, false};
  table.pieces[0].note = "\"left\"\nand \xc3\xa4";
  table.play.phase = state::Phase::engagement;
  table.play.seed = 0xffffffffffffffffull;
  table.play.first = state::Side::none;
  table.play.ready = {false, true};
  table.play.decks[1].draw = {1, 2};
  state::Attack attack;
  attack.attacker = "A";
  attack.defender = "B";
  attack.range = 0;
  attack.attack_dice = {{state::Face::crit, true, false}};
  table.play.attack = attack;
  table.play.waiting = {attack, attack};
  table.progress.credits = {{"A", "1.1", -2, 3, Phrase::of("why")}};
  const auto again = state::read_snapshot(state::write_snapshot(table), "it", catalog());
  if (!again) FAIL(base::text(again.errors()));
  CHECK(*again == table);
  CHECK(state::hash_of(*again) == state::hash_of(table));
}

TEST_CASE("A snapshot of another version gives defaults for what it lacks", "[plotboard]") {
  const state::Table table = battle_table();
  const std::string text = state::write_snapshot(table);
  const std::string later = replaced(text, kTable, kTable + R"("weather":{"wind":3},)");
  const auto again = state::read_snapshot(later, "it", catalog());
  REQUIRE(again);
  CHECK(*again == table);
}

TEST_CASE("A snapshot that cannot be true is refused with the place", "[plotboard]") {
  const std::string text = state::write_snapshot(battle_table());
  CHECK(refusal_of(text).empty());
  CHECK(refusal_of(replaced(text, "snapshot/1", "snapshot/2")).find("only one that this") != std::string::npos);
  CHECK(refusal_of(replaced(text, "t65xwing", "t66xwing")).find("t66xwing") != std::string::npos);
  CHECK(refusal_of(replaced(text, "proton-torpedoes", "proton-cakes")).find("proton-cakes") != std::string::npos);
  CHECK(refusal_of(replaced(text, R"("y":100000)", R"("y":100001)")).find("hash") != std::string::npos);
  CHECK(refusal_of(replaced(text, R"("y":100000)", R"("y":"far")")).find("/table/pieces/0/pose/y") !=
        std::string::npos);
  CHECK(refusal_of(replaced(text, R"("side":1)", R"("side":9)")).find("0 to 2") != std::string::npos);
  CHECK_FALSE(refusal_of("{").empty());
}

}  // namespace plotboard::state_fields
