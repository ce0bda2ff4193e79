// Threat levels, pilot cards and shields by imperial rank (fga-4.7, fga-4.8).
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "mission/scaling.hpp"
#include "mission/squads.hpp"
#include "support/catalog.hpp"
#include "support/missions.hpp"

namespace plotboard::mission_scaling {
namespace {

constexpr const char* kXwing = "t65xwing";
constexpr const char* kZ95 = "z95af4headhunter";

struct Row {
  bool card;
  int above, shields;
  bool regenerates;
};
void expect(const data::RuleSet& rules, const char* ship, bool elite, int rank, Row row) {
  INFO(ship << (elite ? ", elite" : "") << ", rank " << rank);
  const mission::Scale scale = mission::scale_of(rules, ship, elite, rank);
  CHECK(scale.draws_card == row.card);
  CHECK(scale.above_lowest == row.above);
  CHECK(scale.shields == row.shields);
  CHECK(scale.regenerates == row.regenerates);
}

const data::RuleSet& body() { return *test::catalog().ruleset("fga-207"); }
data::RuleSet sheet() {
  data::RuleSet rules = body();
  rules.threat_by_sheet = true;
  return rules;
}

data::PilotCard card(const std::string& id, const std::string& ship, const std::vector<int>& threats,
                     const std::string& deck = "rebels") {
  data::PilotCard made;
  made.id = id;
  made.deck = deck;
  made.ship = ship;
  made.faction = "rebelalliance";
  for (const int threat : threats) {
    data::PilotLevel level;
    level.threat = threat;
    level.initiative = threat + 1;
    made.levels.push_back(level);
  }
  return made;
}
data::Catalog with_cards(const std::string& patch, const std::vector<data::PilotCard>& cards) {
  data::Catalog made = test::catalog_with_mission(patch);
  made.pilot_cards.clear();
  for (const data::PilotCard& one : cards) made.pilot_cards[one.id] = one;
  return made;
}
std::string squad_of(const std::string& ships, const std::string& more = "") {
  return R"({"squads": [{"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"], )" + more +
         R"("ships": )" + ships + "}]}";
}

}  // namespace

TEST_CASE("Group 1 are TIE/ln, modified TIE/ln and Z-95; all else is Group 2", "[fga-4.8.1-1][fga-4.8.1-2]") {
  CHECK(mission::in_group_one("tielnfighter"));
  CHECK(mission::in_group_one("modifiedtielnfighter"));
  CHECK(mission::in_group_one(kZ95));
  CHECK_FALSE(mission::in_group_one(kXwing));
  CHECK_FALSE(mission::in_group_one("tieininterceptor"));
}

TEST_CASE("Group 1 grows by table 4.3",
          "[fga-4.8.3t-1][fga-4.8.3t-2][fga-4.8.3t-3][fga-4.8.3t-4][fga-sheet.tl1-1][fga-sheet.tl1-2][fga-sheet.tl1-3]"
          "[fga-sheet.tl1-4][fga-4.8.1-3]") {
  for (const bool elite : {false, true}) {  // never elite
    for (const data::RuleSet& rules : {body(), sheet()}) {
      for (int rank = 1; rank <= 5; ++rank) expect(rules, kZ95, elite, rank, {false, 0, 0, false});
      expect(rules, kZ95, elite, 6, {false, 0, 1, false});
      expect(rules, kZ95, elite, 7, {true, 0, 2, false});
      expect(rules, kZ95, elite, 8, {true, 0, 2, true});
    }
  }
}

TEST_CASE("Group 2 grows by table 4.3",
          "[fga-4.8.3t-5][fga-4.8-T4.3-1][fga-4.8.3t-6][fga-4.8-T4.3-2][fga-4.8.3t-7][fga-4.8-T4.3-3][fga-4.8.3t-8]"
          "[fga-4.8-T4.3-4][fga-4.8.3t-9][fga-4.8-T4.3-5][fga-4.8.3t-10][fga-4.8-T4.3-6][fga-4.8.3-1][fga-1.3.7-1]"
          "[fga-4.8.3p-1]"
          "[fga-4.8.2-2][fga-4.8.2p-1][fga-4.8.2-3][fga-4.8-3]") {
  expect(body(), kXwing, false, 1, {false, 0, 0, false});
  expect(body(), kXwing, true, 1, {true, 1, 0, false});
  for (int rank = 2; rank <= 4; ++rank) {
    expect(body(), kXwing, false, rank, {true, 0, 0, false});
    expect(body(), kXwing, true, rank, {true, 1, 0, false});
  }
  expect(body(), kXwing, false, 5, {true, 0, 0, false});
  expect(body(), kXwing, true, 5, {true, 2, 0, false});
  expect(body(), kXwing, false, 6, {true, 0, 1, false});
  expect(body(), kXwing, true, 6, {true, 2, 1, false});
  expect(body(), kXwing, false, 7, {true, 1, 1, false});
  expect(body(), kXwing, true, 7, {true, 2, 1, false});
  expect(body(), kXwing, false, 8, {true, 1, 1, true});
  expect(body(), kXwing, true, 8, {true, 2, 1, true});
}

TEST_CASE("By the reference sheet Group 2 rises at rank 6, and only elite ships regenerate",
          "[fga-sheet.tl2-1][fga-sheet.tl2-2][fga-sheet.tl2-3][fga-sheet.tl2-4][fga-sheet.tl2-5][fga-sheet.tl2-6]") {
  expect(sheet(), kXwing, false, 1, {false, 0, 0, false});
  expect(sheet(), kXwing, true, 1, {true, 1, 0, false});
  for (int rank = 2; rank <= 4; ++rank) {
    expect(sheet(), kXwing, false, rank, {true, 0, 0, false});
    expect(sheet(), kXwing, true, rank, {true, 1, 0, false});
  }
  expect(sheet(), kXwing, false, 5, {true, 0, 0, false});
  expect(sheet(), kXwing, true, 5, {true, 2, 0, false});
  expect(sheet(), kXwing, false, 6, {true, 1, 1, false});
  expect(sheet(), kXwing, true, 6, {true, 2, 1, false});
  expect(sheet(), kXwing, false, 7, {true, 1, 2, false});
  expect(sheet(), kXwing, true, 7, {true, 2, 2, false});
  expect(sheet(), kXwing, false, 8, {true, 1, 2, false});
  expect(sheet(), kXwing, true, 8, {true, 2, 2, true});
}

TEST_CASE("An X-wing of a card with levels 2, 3 and 4, plain and elite, by rank",
          "[fga-4.8-1][fga-4.8.2-1][fga-4.8.2-2][fga-4.8.2-3][fga-4.7.2-5]") {
  for (const bool elite : {false, true}) {
    const std::string ships = elite ? R"([{"ship": "t65xwing", "elite": true}])" : R"([{"ship": "t65xwing"}])";
    const data::Catalog made = with_cards(squad_of(ships), {card("rebels-t65xwing-1", kXwing, {2, 3, 4})});
    const std::vector<int> threats =
        elite ? std::vector<int>{3, 3, 3, 3, 4, 4, 4, 4} : std::vector<int>{2, 2, 2, 2, 2, 2, 3, 3};
    for (int rank = 1; rank <= 8; ++rank) {
      INFO("rank " << rank << (elite ? ", elite" : ""));
      const state::Table table = test::opened(made, 3, rank);
      const state::Piece& ship = *test::squad_on(table, "Red").at(0);
      CHECK(ship.ship.threat == threats.at(static_cast<std::size_t>(rank - 1)));
      CHECK(ship.ship.elite == elite);
      const bool draws = elite || rank > 1;
      CHECK(ship.ship.pilot_card == (draws ? "rebels-t65xwing-1" : ""));
      if (draws) CHECK(ship.initiative == ship.ship.threat + 1);
      CHECK(ship.ship.bonus_shields == (rank >= 6 ? 1 : 0));
      CHECK(ship.ship.regenerates == (rank == 8));
    }
  }
}

TEST_CASE("Who has one level is not elite; who has two stops at the higher",
          "[fga-4.8.2-4][fga-4.8.2-5][fga-4.8.2p-2]") {
  const std::string elite = squad_of(R"([{"ship": "t65xwing", "elite": true}])");
  const auto ship_with = [&](const std::vector<int>& threats, int rank) {
    const data::Catalog made = with_cards(elite, {card("only", kXwing, threats)});
    const state::Table table = test::opened(made, 3, rank);
    return *test::squad_on(table, "Red").at(0);
  };
  CHECK_FALSE(ship_with({2}, 5).ship.elite);
  CHECK(ship_with({2}, 5).ship.threat == 2);
  CHECK(ship_with({2, 3}, 5).ship.elite);
  CHECK(ship_with({2, 3}, 5).ship.threat == 3);
  // With a choice of cards it is one with a third level.
  const data::Catalog made =
      with_cards(elite, {card("long", kXwing, {2, 3, 4}), card("one", kXwing, {2}), card("two", kXwing, {2, 3})});
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    const state::Table table = test::opened(made, 3, 5, seed);
    CHECK(test::squad_on(table, "Red").at(0)->ship.pilot_card == "long");
  }
  std::set<std::string> seen;  // below rank 5 two levels are enough, and one is not
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const state::Table table = test::opened(made, 3, 2, seed);
    seen.insert(test::squad_on(table, "Red").at(0)->ship.pilot_card);
  }
  CHECK(seen == std::set<std::string>{"long", "two"});
}

TEST_CASE("A ship without a card has the level where its type starts", "[fga-4.8-1][fga-4.8.3t-1][fga-4.8.3t-5]") {
  const data::Catalog made = with_cards(squad_of(R"([{"ship": "t65xwing"}, {"ship": "z95af4headhunter"}])"),
                                        {card("a", kXwing, {3, 4}), card("b", kZ95, {2})});
  const state::Table table = test::opened(made, 3, 1);
  CHECK(test::squad_on(table, "Red").at(0)->ship.threat == 3);
  CHECK(test::squad_on(table, "Red").at(1)->ship.threat == 1);
}

TEST_CASE("One draw for all ships of a type in a squad, from the deck of its faction",
          "[fga-4.7.1-1][fga-4.7.1-2][fga-4.7.2-1][fga-4.7.2-2][fga-4.7.2-4]") {
  std::vector<data::PilotCard> cards{card("y", "btla4ywing", {2, 3})};
  for (int i = 1; i <= 4; ++i) cards.push_back(card("x" + std::to_string(i), kXwing, {2, 3}));
  cards.push_back(card("scum", kXwing, {2, 3}, "scum"));
  const data::Catalog made =
      with_cards(squad_of(R"([{"ship": "t65xwing"}, {"ship": "t65xwing"}, {"ship": "btla4ywing"}])"), cards);
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const state::Table table = test::opened(made, 3, 2, seed);
    const auto ships = test::squad_on(table, "Red");
    REQUIRE(ships.size() == 3);
    CHECK(ships[0]->ship.pilot_card == ships[1]->ship.pilot_card);
    CHECK(ships[2]->ship.pilot_card == "y");
    seen.insert(ships[0]->ship.pilot_card);
  }
  CHECK(seen == std::set<std::string>{"x1", "x2", "x3", "x4"});
}

TEST_CASE("A random ship is of Group 2 and of its faction, elite or not",
          "[fga-4.7.2-3][fga-4.7.2-7][fga-4.7.2-9][fga-sheet.setup-1][fga-sheet.setup-2]") {
  const std::vector<data::PilotCard> cards{card("x", kXwing, {2, 3, 4}), card("y", "btla4ywing", {2, 3, 4}),
                                           card("z", kZ95, {2}),
                                           card("s", "firesprayclasspatrolcraft", {3, 4}, "scum")};
  for (const bool elite : {false, true}) {
    const std::string ships = elite ? R"([{"ship": "random", "elite": true}])" : R"([{"ship": "random"}])";
    const data::Catalog made = with_cards(squad_of(ships), cards);
    std::set<std::string> seen;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const state::Table table = test::opened(made, 3, 2, seed);
      const state::Piece& ship = *test::squad_on(table, "Red").at(0);
      seen.insert(ship.ref);
      CHECK(ship.ship.threat == (elite ? 3 : 2));
    }
    CHECK(seen == std::set<std::string>{kXwing, "btla4ywing"});
  }
}

TEST_CASE("First Order ships have a deck of their own, which no Imperial squad draws from",
          "[fga-4.10-3][fga-4.10-13][fga-4.10-14]") {
  const auto drawn = [](const std::string& faction, const std::string& ship) {
    std::set<std::string> ships;
    for (int i = 0; i < 60; ++i) {
      const auto lot = [i](Id, int options, const Phrase&) { return i % options; };
      const data::PilotCard* card = mission::draw_card(test::catalog(), "Red", faction, ship, 1, {}, lot);
      REQUIRE(card != nullptr);
      CHECK(card->faction == faction);
      ships.insert(card->ship);
    }
    return ships;
  };
  CHECK(drawn("firstorder", "tiesffighter") == std::set<std::string>{"tiesffighter"});
  CHECK(drawn("firstorder", "") == std::set<std::string>{"tiefofighter", "tiesffighter"});
  CHECK(drawn("galacticempire", "").count("tiefofighter") == 0);
  CHECK(mission::starting_threat(test::catalog(), "tiefofighter", "firstorder") == 2);
}

TEST_CASE("Columns up to the number of pilots, cells from their rank on",
          "[fga-4.6.1-1][fga-4.6.1.5-1][fga-4.6.1.5-2][fga-4.6.1.5-3][fga-4.6.1.5-5][fga-4.7.2-6][fga-4.7.2-8]"
          "[fga-4.7.2-11][fga-sheet.setup-1][fga-sheet.setup-3]") {
  const data::Catalog made = with_cards(squad_of(R"([
      {"ship": "z95af4headhunter"}, {"ship": "z95af4headhunter", "pilots_at_least": 4},
      {"ship": "z95af4headhunter", "pilots_at_least": 6}, {"ship": "t65xwing", "rank_at_least": 4}])"),
                                        {});
  const auto types = [&](int pilots, int rank) {
    std::vector<std::string> refs;
    const state::Table table = test::opened(made, pilots, rank);
    for (const state::Piece* ship : test::squad_on(table, "Red")) refs.push_back(ship->ref);
    return refs;
  };
  using Refs = std::vector<std::string>;
  CHECK(types(3, 1) == Refs{kZ95});
  CHECK(types(4, 3) == Refs{kZ95, kZ95});
  CHECK(types(5, 4) == Refs{kZ95, kZ95, kXwing});
  CHECK(types(6, 8) == Refs{kZ95, kZ95, kZ95, kXwing});
}

TEST_CASE("From its rank on a ship takes the place of the last Group 1 ship",
          "[fga-4.7.2-10][fga-4.7.2-12][fga-sheet.setup-3]") {
  const std::vector<data::PilotCard> cards{card("y", "btla4ywing", {2, 3})};
  for (const char* ship : {"t65xwing", "random"}) {
    const data::Catalog made =
        with_cards(squad_of(R"([{"ship": "z95af4headhunter"}, {"ship": "z95af4headhunter"}, {"ship": "btla4ywing"},
                    {"ship": ")" +
                            std::string(ship) + R"(", "replaces": true, "rank_at_least": 4}])"),
                   cards);
    const state::Table below = test::opened(made, 3, 3);
    CHECK(test::squad_on(below, "Red").size() == 3);
    const state::Table table = test::opened(made, 3, 4);
    const auto from = test::squad_on(table, "Red");
    REQUIRE(from.size() == 3);
    CHECK(from[0]->ref == kZ95);
    CHECK(from[1]->ref == (std::string(ship) == "random" ? "btla4ywing" : kXwing));
    CHECK(from[1]->number == 2);
    CHECK(from[2]->ref == "btla4ywing");
  }
}

TEST_CASE("Shields of a cell come on top of the type's own", "[fga-4.6.1.5-4]") {
  const data::Catalog made = with_cards(
      squad_of(R"([{"ship": "z95af4headhunter"}])", R"("changes": [{"shields": 2, "pilots_at_least": 4}], )"), {});
  test::Played three(made, 3);
  test::Played four(made, 4);
  CHECK(three.start()["Red 1"].ship.shields == 2);
  CHECK(four.start()["Red 1"].ship.shields == 4);
  CHECK(four["Red 1"].ship.shield_limit == 4);
}

TEST_CASE("At rank 8 every enemy gets a shield back at the end of the round, up to its limit",
          "[fga-4.8.3-2][fga-1.3.7-2][fga-4.8.3p-2]") {
  const data::Catalog made = with_cards(squad_of(R"([{"ship": "t65xwing"}])"), {card("x", kXwing, {2, 3})});
  test::Played at_eight(made, 3, 8);
  at_eight.start();
  const int limit = at_eight["Red 1"].ship.shield_limit;
  CHECK(limit == test::catalog().ship(kXwing)->shields + 1);
  at_eight.edit("Red 1").ship.shields = limit - 2;
  CHECK(at_eight.round_ends(1)["Red 1"].ship.shields == limit - 1);
  CHECK(at_eight.told("fga-4.8.3-2"));
  CHECK(at_eight.round_ends(1)["Red 1"].ship.shields == limit);
  CHECK(at_eight.round_ends(1)["Red 1"].ship.shields == limit);
  CHECK(at_eight["P1"].ship.regenerates == false);
  test::Played at_seven(made, 3, 7);
  at_seven.start().edit("Red 1").ship.shields = 0;
  CHECK(at_seven.round_ends(1)["Red 1"].ship.shields == 0);
}

}  // namespace plotboard::mission_scaling
