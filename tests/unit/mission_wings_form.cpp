// Wings of the campaign: which ships fly in one, where they stand, when they act.
#include <catch2/catch.hpp>

#include "geom/formation.hpp"
#include "mission/squad_wing.hpp"
#include "rules/play/commands.hpp"
#include "rules/play/round.hpp"
#include "rules/play/wings.hpp"
#include "support/battle_wing.hpp"
#include "support/catalog.hpp"
#include "support/mission_wing.hpp"
#include "support/pieces.hpp"
#include "unit/battle_commands.hpp"

namespace plotboard::mission_wings_form {

using state::Phase;
using state::Side;
using test::Arena;
using test::fighter;
using test::flight_of;
using test::kCampaign;
using test::Match;
using test::squad_of;
using test::stands_at;

namespace {

std::vector<state::Wing> wings_of(std::vector<state::Piece> pieces) {
  mission::form_squad_wings(pieces);
  std::vector<state::Wing> wings;
  for (const state::Piece& piece : pieces) wings.push_back(piece.ship.wing);
  return wings;
}

std::vector<state::Piece> of_squad(const Ids& types) {
  std::vector<state::Piece> ships;
  for (std::size_t i = 0; i < types.size(); ++i) {
    ships.push_back(fighter("A" + std::to_string(i + 1), types[i], Side::enemy, 100 + 90.0 * double(i), 800));
    ships.back().ai = true;
    ships.back().number = static_cast<int>(i) + 1;
    ships.back().squad = "Red";
  }
  return ships;
}

std::string refusal(std::vector<state::Piece> pieces) {
  pieces.push_back(fighter("E", "tielnfighter", Side::enemy, 457, 850, 180));
  return Match(std::move(pieces), kCampaign).refusal(rules::StartBattle{});
}

Ids engaging(Arena& arena, std::size_t turns) {
  Ids order;
  for (std::size_t i = 0; i < turns; ++i) {
    const Ids next = rules::whose_turn(test::catalog(), arena.table);
    REQUIRE(next.size() == 1);
    order.push_back(next.front());
    arena.edit(next.front()).ship.engaged = true;
  }
  return order;
}

}  // namespace

TEST_CASE("A squad is a wing led by its lowest number",
          "[fga-3.2.2-3][fga-3.2.2-4][fga-3.2.2-5][fga-3.2.2p-1][fga-3.2.2-7][fga-3.2.2-8][fga-4.6.1.1-1]") {
  using Wings = std::vector<state::Wing>;
  auto four = of_squad({"t65xwing", "t65xwing", "t65xwing", "t65xwing"});
  const Wings block{{"A1", 1, false}, {"A1", 3, false}, {"A1", 4, false}, {"A1", 6, false}};
  CHECK(wings_of(four) == block);  // D leads, C at its right, B behind it, A behind and right
  std::reverse(four.begin(), four.end());
  CHECK(wings_of(four) == Wings(block.rbegin(), block.rend()));
  four.resize(2);  // A4 and A3
  CHECK(wings_of(four) == Wings{{"A3", 3, false}, {"A3", 1, false}});
  four.resize(1);
  CHECK(wings_of(four) == Wings{{}});
  // They are the places in which squads are deployed.
  for (int ships = 2; ships <= 4; ++ships) {
    const auto& figures = test::catalog().figures;
    const auto poses = geom::deployment(figures, geom::BaseKind::small, test::pose(457, 0), ships);
    for (std::size_t i = 0; i < poses.size(); ++i) {
      CHECK(geom::wing_tool_pose(figures, geom::BaseKind::small, poses[0], geom::kBlockPlaces.at(i)) == poses[i]);
    }
  }
}

TEST_CASE("Who of a squad flies in which formation",
          "[fga-2.14.1x-7][fga-2.14.1-7][fga-3.2.2-9][fga-3.2.2-10][fga-4.6.1.1-2]") {
  using Wings = std::vector<state::Wing>;
  SECTION("One formation a type") {
    CHECK(wings_of(of_squad({"t65xwing", "rz1awing", "t65xwing", "rz1awing"})) ==
          Wings{{"A1", 1, false}, {"A2", 1, false}, {"A1", 3, false}, {"A2", 3, false}});
  }
  SECTION("Of four at the most") {
    const auto wings = wings_of(of_squad(Ids(6, "t65xwing")));
    CHECK(wings[3] == state::Wing{"A1", 6, false});
    CHECK(wings[4] == state::Wing{"A5", 1, false});
    CHECK(wings[5] == state::Wing{"A5", 3, false});
  }
  SECTION("Small ships only") {
    CHECK(wings_of(of_squad({"arc170starfighter", "arc170starfighter"})) == Wings{{}, {}});
    CHECK(wings_of(of_squad({"modifiedyt1300lightfreighter", "modifiedyt1300lightfreighter"})) == Wings{{}, {}});
  }
  SECTION("AI ships of one squad only") {
    auto ships = of_squad({"t65xwing", "t65xwing", "t65xwing"});
    ships[1].squad = "Blue";
    ships[2].ai = false;
    CHECK(wings_of(ships) == Wings{{}, {}, {}});
    ships = of_squad({"t65xwing", "t65xwing"});
    ships[0].squad = ships[1].squad = "";
    CHECK(wings_of(ships) == Wings{{}, {}});
  }
}

TEST_CASE("A battle starts with squads as they were put", "[fga-3.2.2-6][fga-4.3.2.1-2]") {
  auto pieces = squad_of("t65xwing", 4);
  pieces.push_back(fighter("P1", "tielnfighter", Side::player, 457, 850, 180));
  SECTION("In their places") {
    Match match(pieces, kCampaign);
    match.start();
    CHECK(stands_at(match["A2"], 517, 300));
    CHECK(stands_at(match["A4"], 517, 240));
  }
  SECTION("As near as there was room") {
    pieces[1].pose = test::pose(600, 300);
    pieces.back().pose = test::pose(517, 320, 180);
    Match match(pieces, kCampaign);
    match.start();
    CHECK(stands_at(match["A2"], 600, 300));
    CHECK(match["A2"].ship.is_wingmate());
    CHECK(match["A2"].tokens.stress == 0);
  }
}

TEST_CASE("Alpha One is joined by whoever likes, in a wing of two ships at least",
          "[fga-2.14.1x-1][fga-2.14.1x-2][fga-2.14.1-2][fga-2.14.1x-3][fga-2.14.1-3][fga-2.14.1x-4][fga-2.14.1-4]"
          "[fga-2.14.1x-5][fga-2.14.1-5][fga-2.14.1x-7][fga-2.14.1x-8][fga-2.14.1-8]"
          "[fga-cards-1][fga-CARD-1][fga-2.5.1-7]") {
  CHECK(refusal(flight_of({"tielnfighter", "tielnfighter"})).empty());
  CHECK(refusal(flight_of({"tielnfighter", "tieininterceptor", "tieadvancedx1"})).empty());
  SECTION("A leader alone is no wing") { CHECK(refusal(flight_of({"tielnfighter"})) == "fga-2.14.1x-5"); }
  SECTION("Nobody of a higher initiative follows") {
    auto wing = flight_of({"tielnfighter", "tielnfighter", "tielnfighter"});
    wing[0].initiative = 4;
    wing[1].initiative = 4;
    CHECK(refusal(wing).empty());
    wing[2].initiative = 5;
    CHECK(refusal(wing) == "fga-2.14.1x-4");
    wing[2].ship.wing = {};  // it flies by itself
    CHECK(refusal(wing).empty());
  }
  SECTION("Small ships only") {
    auto wing = flight_of({"tielnfighter", "tiereaper"});
    wing[1].base = geom::BaseKind::medium;
    CHECK(refusal(wing) == "fga-2.14.1x-7");
  }
  SECTION("A second wing") {
    auto wing = flight_of({"tielnfighter", "tielnfighter", "tielnfighter", "tielnfighter"});
    wing[2].ship.wing = {"A3", 1, false};
    wing[3].ship.wing = {"A3", 3, false};
    wing[3].pose = test::pose(700, 240);
    CHECK(refusal(wing).empty());
    wing[3].initiative = 4;  // above its own leader
    CHECK(refusal(wing) == "fga-2.14.1x-4");
  }
}

TEST_CASE("A flight of four stands as an AI squad does, one of six as the wing tool has it",
          "[fga-2.14.1.1x-1][fga-2.14.1.1-1][fga-2.14.1.1x-2][fga-2.14.1.1-2][fga-2.14.1.1x-3][fga-2.14.1.1-3]"
          "[fga-2.14.1.1-5]") {
  const auto start = [](std::vector<state::Piece> wing) {
    wing.push_back(fighter("E", "tielnfighter", Side::enemy, 457, 850, 180));
    Match match(wing, kCampaign);
    match.start();
    return match;
  };
  const Match four = start(flight_of(Ids(4, "tielnfighter")));
  CHECK(stands_at(four["A1"], 457, 300));  // front left
  CHECK(stands_at(four["A2"], 517, 300));
  CHECK(stands_at(four["A3"], 457, 240));
  CHECK(stands_at(four["A4"], 517, 240));
  // Any of the others may have any of the places.
  auto swapped = flight_of(Ids(4, "tielnfighter"));
  std::swap(swapped[1].ship.wing.place, swapped[3].ship.wing.place);
  const Match other = start(swapped);
  CHECK(stands_at(other["A2"], 517, 240));
  CHECK(rules::wingmates(other.table, "A1") == Ids{"A4", "A3", "A2"});
  const Match six = start(test::wing_of("tielnfighter", 6));
  CHECK(stands_at(six["A2"], 397, 300));
  CHECK(stands_at(six["A6"], 517, 240));
  for (const char* id : {"A2", "A3", "A4", "A5", "A6"}) CHECK(six[id].ship.is_wingmate());
}

TEST_CASE("All of a wing activate in their leader's turn", "[fga-2.14.1x-9][fga-2.14.1-9][fga-3.3.9-1]") {
  auto pieces = squad_of("t65xwing", 4);
  for (std::size_t i = 0; i < 4; ++i) pieces[i].initiative = i == 0 ? 4 : 1;
  pieces.push_back(fighter("P1", "tielnfighter", Side::player, 100, 850, 180));
  pieces.back().initiative = 2;
  Arena arena(pieces, kCampaign);
  arena.passes("action", "A1");
  arena.passes("action", "A2");
  arena.passes("action", "A3");
  arena.passes("action", "A4");
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"P1"});  // not A2 with its 1
  arena.edit("P1").moved = true;
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"A1"});
  lead(arena.says("ai-maneuver", "2F"), "2F");
  for (const char* id : {"A1", "A2", "A3", "A4"}) CHECK(arena[id].moved);
}

TEST_CASE("A wing engages at its leader's initiative, one ship after the other",
          "[fga-2.14.1x-10][fga-2.14.1-10][fga-2.14.1.1x-4][fga-2.14.1.1x-5][fga-2.14.1.1-4]") {
  auto pieces = flight_of({"tielnfighter", "tielnfighter", "tielnfighter", "tielnfighter"});
  pieces[0].initiative = 4;
  pieces[1].initiative = 1;
  pieces[2].initiative = 4;
  pieces[3].initiative = 2;
  pieces.push_back(fighter("E", "t65xwing", Side::enemy, 457, 850, 180));
  Arena arena(pieces, kCampaign, Phase::engagement);  // E has 3
  SECTION("In the order of their places") { CHECK(engaging(arena, 5) == Ids{"A1", "A2", "A3", "A4", "E"}); }
  SECTION("Who has left engages at its own") {
    arena.edit("A2").ship.wing.split = true;
    CHECK(engaging(arena, 5) == Ids{"A1", "A3", "A4", "E", "A2"});
  }
  SECTION("AI squads by their numbers, whichever places are theirs") {
    for (std::size_t i = 0; i < 4; ++i) {
      arena.table.pieces[i].ai = true;
      arena.table.pieces[i].number = static_cast<int>(i) + 1;
    }
    std::swap(arena.edit("A2").ship.wing.place, arena.edit("A4").ship.wing.place);
    CHECK(engaging(arena, 5) == Ids{"A1", "A2", "A3", "A4", "E"});
  }
}

}  // namespace plotboard::mission_wings_form
