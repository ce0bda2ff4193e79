// Pilots in battle: who flies friendly ships, what pays and what does not, what a silver star keeps hidden (the
// manual's chapters 1.3, 2.11 and 3.5.1).
#include <algorithm>
#include <catch2/catch.hpp>
#include <map>
#include <set>

#include "mission/shares.hpp"
#include "mission/squads.hpp"
#include "rules/coop/experience.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/second/rulebook.hpp"
#include "support/battle_wing.hpp"
#include "support/catalog.hpp"
#include "support/mission_wing.hpp"
#include "support/missions.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"
#include "unit/mission_stage.hpp"

namespace plotboard::mission_pilots {
namespace {

using rules::Game;
using state::Side;
using state::Token;
using test::Arena;
using test::fighter;

// Every credit since the start: source and points.
std::multimap<std::string, int> credits(const state::Table& table) {
  std::multimap<std::string, int> all;
  for (const state::Credit& credit : table.progress.credits) all.emplace(credit.source, credit.points);
  return all;
}
using Credits = std::multimap<std::string, int>;

template <class Code>
void done_by(Arena& arena, const std::string& author, const Code& code) {
  arena.run([&](Game& game) {
    const Game::By by(game, author);
    code(game);
  });
}
void in_a_mission(Arena& arena) {
  arena.table.mission = "0-1-escorting-the-decimator";
  arena.table.progress.rank = 2;
}
// P1 and P2 of the flight group, E an enemy of Threat Level 3.
struct Flight : Arena {
  explicit Flight(std::vector<state::Piece> more = {}) : Arena(pieces(std::move(more)), test::kCampaign) {
    in_a_mission(*this);
    edit("E").ship.threat = 3;
    edit("E").ai = true;
  }
  static std::vector<state::Piece> pieces(std::vector<state::Piece> more) {
    std::vector<state::Piece> all{fighter("P1", "t65xwing", Side::player, 457, 300),
                                  fighter("P2", "t65xwing", Side::player, 557, 300),
                                  fighter("E", "tieininterceptor", Side::enemy, 457, 420, 180)};
    for (state::Piece& piece : more) all.push_back(std::move(piece));
    return all;
  }
};

}  // namespace

TEST_CASE("Friendly ships are flown by people or by the AI, as the mission says", "[fga-1.3-4]") {
  const data::Catalog made = test::catalog_with_mission(R"({"squads": [
    {"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"], "ships": [{"ship": "t65xwing"}]},
    {"name": "Omega", "faction": "galacticempire", "arrival": "setup", "vectors": ["6"], "side": "player",
     "ships": [{"ship": "lambdaclasst4ashuttle"}]},
    {"name": "Escort", "faction": "galacticempire", "arrival": "setup", "vectors": ["1"], "side": "ally",
     "ships": [{"ship": "tielnfighter"}]}]})");
  test::Played table(made);
  table.start();
  REQUIRE(table.table.play.phase == state::Phase::planning);
  for (const auto& [squad, people] : {std::pair<const char*, bool>{"Omega", true}, {"Escort", false}}) {
    INFO(squad);
    const state::Piece& ship = *test::squad_on(table.table, squad).at(0);
    CHECK(ship.side == Side::player);
    CHECK(ship.ai == !people);
    CHECK(rules::takes_dial(rules::second_edition(), ship) == people);
  }
}

TEST_CASE("A mission's primary and bonus objectives pay what it says, to every pilot", "[fga-2.11-16]") {
  const data::Catalog made = test::catalog_with_mission(R"({"objectives": [
    {"id": "hunt", "kind": "primary", "text": "Red 1 is destroyed.", "met": {"destroyed": "Red 1"}, "xp": 3},
    {"id": "scan", "kind": "bonus", "text": "P1 is scanned.", "met": {"scanned": "P1"}, "xp": 2},
    {"id": "late", "kind": "bonus", "text": "P2 is scanned.", "met": {"scanned": "P2"}, "xp": 7}]})");
  test::Played table(made);
  table.start().deed("scanned", "P2", "P1").looks();
  CHECK(credits(table.table) == Credits{{"6.1", 2}, {"6.1", 2}, {"6.1", 2}});
  table.destroy("Red 1").looks();
  CHECK(table.outcome() == "won");
  for (const char* pilot : {"P1", "P2", "P3"}) CHECK(table.table.progress.earned(pilot) == 5);
}

TEST_CASE("Friends may meet the flight group's objectives, and earn nothing by it themselves", "[fga-2.11.3-3]") {
  for (const std::string side : {"player", "ally"}) {
    INFO(side);
    const data::Catalog made = test::catalog_with_mission(R"({"squads": [
      {"name": "Red", "faction": "rebelalliance", "arrival": "setup", "vectors": ["3"],
       "ships": [{"ship": "t65xwing"}]},
      {"name": "Omega", "faction": "galacticempire", "arrival": "setup", "vectors": ["6"], "side": ")" +
                                                          side + R"(",
       "ships": [{"ship": "tielnfighter"}]}],
      "objectives": [
        {"id": "hunt", "kind": "primary", "text": "Red is destroyed.", "met": {"destroyed": "Red"}, "xp": 3}]})");
    test::Played table(made);
    table.start();
    const std::string friendly = test::squad_on(table.table, "Omega").at(0)->id;
    table.run([&](Game& game) {
      const Game::By by(game, friendly);
      rules::suffer(game, "Red 1", 20, 0, "test");
    });
    table.looks();
    CHECK(table.outcome() == "won");
    CHECK(credits(table.table) == Credits{{"6.1", 3}, {"6.1", 3}, {"6.1", 3}});
  }
}

TEST_CASE("Stress that a wing gets by its leader's red maneuver costs the leader nothing", "[fga-2.11.1-7]") {
  Arena arena(test::flight_of({"t65xwing", "t65xwing", "t65xwing"}), test::kCampaign);
  in_a_mission(arena);
  test::lead(arena, "4K");
  for (const char* id : {"A1", "A2", "A3"}) CHECK(arena[id].tokens.stress == 1);
  CHECK(credits(arena.table).empty());
  // Stress that one pilot gives another does.
  done_by(arena, "A1", [](Game& game) { rules::gain(game, "A2", Token::stress, 1, "test"); });
  CHECK(credits(arena.table) == Credits{{"5.1", -2}});
}

TEST_CASE("A flee token given or taken pays nothing", "[fga-3.5.1-1]") {
  Flight arena;
  done_by(arena, "P1", [](Game& game) {
    rules::gain(game, "E", Token::flee, 1, "test");
    rules::lose(game, "E", Token::flee, 1, "test");
  });
  CHECK(credits(arena.table).empty());
  done_by(arena, "P1", [](Game& game) { rules::gain(game, "E", Token::strain, 1, "test"); });
  CHECK(credits(arena.table) == Credits{{"2.1", 1}});  // a red one would have
}

TEST_CASE("The chart of experience, source by source, is the cheat sheet's", "[fga-CHEAT-3]") {
  const auto paid = [](const auto& deed, std::vector<state::Piece> more = {}) {
    Flight arena(std::move(more));
    deed(arena);
    return credits(arena.table);
  };
  const auto by_pilot = [&](const auto& code) { return paid([&](Arena& arena) { done_by(arena, "P1", code); }); };
  CHECK(by_pilot([](Game& game) { rules::suffer(game, "E", 2, 0, "test"); }) == Credits{{"1.1", 1}});
  CHECK(by_pilot([](Game& game) { rules::note_faceup_card(game, "E"); }) == Credits{{"1.2", 1}});
  CHECK(by_pilot([](Game& game) { rules::note_loss(game, "E"); }) == Credits{{"1.4", 6}});
  CHECK(by_pilot([](Game& game) { rules::gain(game, "E", Token::disarm, 1, "test"); }) == Credits{{"2.1", 1}});
  CHECK(paid([](Arena& arena) {
          arena.edit("E").tokens.evade = 1;
          done_by(arena, "P1", [](Game& game) { rules::lose(game, "E", Token::evade, 1, "test"); });
        }) == Credits{{"2.2", 1}});
  CHECK(paid([](Arena& arena) {
          state::Attack attack;
          attack.attacker = "E";
          attack.defender = "P2";
          arena.run([&](Game& game) {
            game.emit(state::AttackDeclared{attack});
            const Game::By by(game, "P1");
            rules::suffer(game, "P1", 1, 0, "an ability");
          });
        }) == Credits{{"3.1", 2}});
  CHECK(paid([](Arena& arena) {
          state::Attack attack;
          attack.attacker = "E";
          attack.defender = "P1";
          arena.run([&](Game& game) {
            game.emit(state::AttackDeclared{attack});
            const Game::By by(game, "E");
            rules::note_faceup_card(game, "P1");
          });
        }) == Credits{{"3.2", 1}});
  CHECK(by_pilot([](Game& game) { rules::note_action(game, "P2"); }) == Credits{{"4.1", 1}});
  CHECK(by_pilot([](Game& game) { rules::gain(game, "P2", Token::focus, 1, "test"); }) == Credits{{"4.2", 1}});
  CHECK(paid([](Arena& arena) {
          arena.edit("P2").tokens.stress = 1;
          done_by(arena, "P1", [](Game& game) { rules::lose(game, "P2", Token::stress, 1, "test"); });
        }) == Credits{{"4.3", 1}});
  CHECK(by_pilot([](Game& game) { rules::gain(game, "P2", Token::ion, 1, "test"); }) == Credits{{"5.1", -2}});
  CHECK(by_pilot([](Game& game) { rules::suffer(game, "P2", 1, 0, "test"); }) == Credits{{"5.2", -2}});
  CHECK(by_pilot([](Game& game) { rules::note_faceup_card(game, "P2"); }) == Credits{{"5.3", -3}});
  CHECK(by_pilot([](Game& game) { rules::pay(game, "P1", 3, {}); }) == Credits{{"6.1", 3}});

  state::Piece freighter = fighter("Cargo", "bulkfreighter", Side::enemy, 200, 200);
  CHECK(paid([](Arena& arena) { done_by(arena, "P1", [](Game& game) { rules::note_loss(game, "Cargo"); }); },
             {freighter}) == Credits{{"1.5", 4}});
  state::Piece tower = test::bare_component("Tower", "turbolaser-tower", 800, 200);
  tower.side = Side::enemy;
  CHECK(paid([](Arena& arena) { done_by(arena, "P1", [](Game& game) { rules::note_loss(game, "Tower"); }); },
             {tower}) == Credits{{"1.3", 1}});
}

TEST_CASE("With a silver star a squad's pilots are drawn when it arrives, and not before", "[fga-1.3.5.1-3]") {
  const data::Catalog made = test::catalog_with_mission(R"({"squads": [
    {"name": "Red", "faction": "rebelalliance", "arrival": 2, "vectors": ["3"], "ships": [{"ship": "t65xwing"}]},
    {"name": "Gold", "faction": "rebelalliance", "arrival": 4, "vectors": ["4"], "ships": [{"ship": "btla4ywing"}]}]})");
  mission::Setup setup;
  setup.mission = "9:9";
  setup.pilots = 3;
  setup.rank = 3;
  setup.hides = true;
  const auto start = mission::opening(made, setup);
  REQUIRE(start.ok());
  CHECK(start->progress.hides);
  CHECK(start->pieces.size() == 3);  // the pilots alone
  std::set<Id> cards;
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    base::Rng rng(seed);
    const mission::Arriving arriving = mission::arrivals(made, *start, 2, rng);
    REQUIRE(arriving.pieces.size() == 1);  // Red, and nobody of round 4
    CHECK(arriving.pieces.front().squad == "Red");
    cards.insert(arriving.pieces.front().ship.pilot_card);
  }
  CHECK(cards.count(Id()) == 0);
  CHECK(cards.size() > 1);  // the set-up had settled nothing of it
}

}  // namespace plotboard::mission_pilots
