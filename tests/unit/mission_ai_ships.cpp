// What the manual says of AI ships in more than one place: no dials, Escape beside fleeing, pilot cards that name whom
// they affect, ions, obstructed attacks, abilities inside a formation.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "ai/pilot.hpp"
#include "pilot_abilities.hpp"
#include "rules/coop/flee.hpp"
#include "rules/coop/hyperspace.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"
#include "rules/second/rulebook.hpp"
#include "support/catalog.hpp"
#include "support/mission_wing.hpp"
#include "support/missions.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::mission_ai_ships {
namespace {

using rules::Game;
using state::Side;
using test::Arena;
using test::faces;
using test::fighter;

state::Piece by_ai(state::Piece piece, const std::string& faction = "") {
  piece.ai = true;
  piece.number = 1;
  piece.faction = faction;
  return piece;
}

// Lets AI ships answer by their cards.
template <class Code>
void play(const data::Catalog& catalog, state::Table& table, const Code& code) {
  ai::Pilots pilots;
  Game game(catalog, table, {}, &pilots);
  code(game);
}

}  // namespace

TEST_CASE("An AI ship has no dial in Planning: where its target stands when it activates decides", "[fga-3.1.1-1]") {
  const data::Catalog made = test::catalog_with_mission("{}");
  std::set<std::string> flown;
  for (const auto& target : {test::pose(560, 600), test::pose(800, 890), test::pose(60, 880)}) {
    test::Played table(made);
    table.start();
    REQUIRE(table.table.play.phase == state::Phase::planning);
    CHECK_FALSE(rules::takes_dial(rules::second_edition(), table["Red 1"]));
    CHECK(rules::need_dials(made, table.table, Side::enemy).empty());
    const auto refused = rules::check(made, table.table, rules::SetDial{"Red 1", geom::maneuver_from_code("2F")});
    REQUIRE(refused);
    CHECK(refused->rule == "2e-planning-6");
    CHECK_FALSE(table["Red 1"].ship.dial);
    // Planning is over; only now the players' ships get where they will be.
    for (const char* id : {"P1", "P2", "P3"}) table.edit(id).pose = target;
    table.edit("P2").fled = table.edit("P3").fled = true;
    table.table.play.phase = state::Phase::activation;
    table.run([](Game& game) { rules::activate(game, "Red 1"); });
    REQUIRE(table["Red 1"].ship.executed);
    flown.insert(geom::code_of(table["Red 1"].ship.executed->maneuver));
    CHECK_FALSE(table["Red 1"].ship.dial);
    CHECK(std::none_of(table.events.begin(), table.events.end(), [](const state::Event& event) {
      const auto* set = get_if<state::DialSet>(&event);
      return set != nullptr && set->id == "Red 1";
    }));
  }
  CHECK(flown.size() > 1);
}

TEST_CASE("An Escape order is no flight: without a flee token a ship swerves, fights and jumps nowhere",
          "[fga-3.3.2.2a-6]") {
  const data::Catalog made = test::catalog_with_mission(R"({"squads": [{"name": "Red", "faction": "rebelalliance",
      "arrival": "setup", "order": "escape:north", "ships": [
      {"ship": "t65xwing", "at": {"x_mm": 450, "y_mm": 400, "heading_deg": 0}}]}]})");
  struct After {
    state::Piece ship;
    bool swerves_white = false, told_of_fleeing = false;
    int attacks = 0;
  };
  const auto after = [&](bool flees) {
    test::Played table(made);
    table.start();
    state::Piece& ship = table.edit("Red 1");
    REQUIRE(ship.order == "escape:north");
    if (flees) ship.tokens.flee = 1;
    table.edit("P1").pose = test::pose(150, 800, 180);
    table.edit("P2").fled = table.edit("P3").fled = true;
    table.table.play.phase = state::Phase::activation;
    CHECK(rules::is_fleeing(table["Red 1"]) == flees);
    After result;
    table.run([&](Game& game) {
      CHECK(rules::prepares_jump(game, "Red 1") == flees);
      rules::activate(game, "Red 1");
    });
    table.table.play.phase = state::Phase::engagement;
    table.edit("P1").pose = geom::displaced(table["Red 1"].pose, {0, 150, 180});
    table.run([](Game& game) { rules::engage(game, "Red 1"); });
    for (const state::Event& event : table.events) {
      result.attacks += holds<state::AttackDeclared>(event) ? 1 : 0;
      const auto* told = get_if<state::Told>(&event);
      result.told_of_fleeing =
          result.told_of_fleeing || (told != nullptr && told->id == "Red 1" && told->rule.rfind("fga-3.5", 0) == 0);
    }
    result.ship = *table.table.find("Red 1");
    return result;
  };
  const After escaping = after(false);
  CHECK(escaping.ship.tokens.flee == 0);
  CHECK(escaping.ship.tokens.hyperdrive == 0);
  CHECK(escaping.attacks == 1);
  CHECK_FALSE(escaping.told_of_fleeing);
  const After fleeing = after(true);  // the same ship with a token: it can jump, and does nothing else
  CHECK(fleeing.ship.tokens.hyperdrive == 1);
  CHECK(fleeing.attacks == 0);
  CHECK(fleeing.told_of_fleeing);
}

TEST_CASE("A pilot card that says whom its effect takes goes before the list of targets", "[fga-3.4.2.2-1]") {
  // By its list of targets A would take C, which it has locked; the card says: the nearest ahead that has a token.
  const auto pieces = [] {
    return std::vector<state::Piece>{
        by_ai(fighter("A", "hwk290lightfreighter", Side::enemy, 457, 300), "scumandvillainy"),
        fighter("B", "tielnfighter", Side::player, 430, 400, 180),
        fighter("C", "tielnfighter", Side::player, 500, 440, 180)};
  };
  Arena arena(pieces(), "fga-207", state::Phase::engagement);
  arena.edit("A").lock = "C";
  arena.edit("A").ship.turret = state::Turret::front;
  arena.edit("B").tokens.focus = arena.edit("C").tokens.focus = 1;
  test::give(arena, "A", "palob-godalhi");
  state::Choice jam;
  jam.kind = "jam";
  jam.ship = "A";
  jam.side = Side::enemy;
  jam.options = {rules::option("B", {}), rules::option("C", {})};
  play(test::catalog(), arena.table, [&](Game& game) {
    const ai::Advice advice = ai::advise(game, jam);
    CHECK(advice.answer.key == "C");
    CHECK(advice.rule == "fga-3.4.2.2-2");
    rules::moment_for_all(game, rules::Window::start_of_engagement_phase);
  });
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["B"].tokens.focus == 0);
  CHECK(arena["C"].tokens.focus == 1);
  // Without a token in its place the nearest is left out, as the card has it.
  Arena other(pieces(), "fga-207", state::Phase::engagement);
  other.edit("C").tokens.focus = 1;
  test::give(other, "A", "palob-godalhi");
  play(test::catalog(), other.table,
       [](Game& game) { rules::moment_for_all(game, rules::Window::start_of_engagement_phase); });
  CHECK(other["C"].tokens.focus == 0);
}

TEST_CASE("The AI sheet: ionised, it flies a blue 1 straight and focuses in the next round, then is free again",
          "[fga-sheet.ai-3]") {
  Arena arena({by_ai(fighter("A", "tieininterceptor", Side::enemy, 457, 300)),
               fighter("P", "t65xwing", Side::player, 457, 620, 180)},
              "fga-207", state::Phase::engagement);
  arena.edit("A").tokens.ion = 1;  // shot at in the Engagement Phase, having moved already
  play(test::catalog(), arena.table, [](Game& game) { rules::second::end_phase(game); });
  CHECK(arena["A"].tokens.ion == 1);
  const auto next_round = [&] {
    arena.table.play.phase = state::Phase::activation;
    state::Piece& ship = arena.edit("A");
    ship.moved = false;
    ship.tokens.focus = 0;
    ship.ship.executed.reset();
    ship.ship.actions.clear();
    play(test::catalog(), arena.table, [](Game& game) { rules::activate(game, "A"); });
  };
  next_round();
  REQUIRE(arena["A"].ship.executed);
  CHECK(geom::code_of(arena["A"].ship.executed->maneuver) == "1F");
  CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::blue);
  CHECK(arena["A"].pose == test::pose(457, 300 + 40 + 40));
  CHECK(arena["A"].ship.actions == Ids{"focus"});
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].tokens.ion == 0);
  next_round();  // an Interceptor's dial has no 1 straight
  REQUIRE(arena["A"].ship.executed);
  CHECK(geom::code_of(arena["A"].ship.executed->maneuver) != "1F");
}

TEST_CASE("The obstacle sheet: attacks across asteroids and debris are obstructed",
          "[fga-sheet.obstacle-3][fga-sheet.obstacle-6]") {
  for (const auto& [id, obstacle] : test::catalog().obstacles) {
    if (obstacle.kind == data::ObstacleKind::gas_cloud) continue;
    INFO(id);
    auto pieces = test::facing(180);
    pieces[1].pose.heading = base::mdeg_from_degrees(150);  // one corner is nearest: one line
    Arena arena(pieces, "fga-207", state::Phase::engagement);
    CHECK(test::shots(arena, "A").front().obstructed_by.empty());
    const test::Dice clear = test::dice_of(arena);
    arena.table.pieces.push_back(test::obstacle("R", id, 457, 410));
    const test::Dice across = test::dice_of(arena);
    CHECK(test::shots(arena, "A").front().obstructed_by == Ids{"R"});
    CHECK(across.defense == clear.defense + 1);
    CHECK(across.attack == clear.attack);
  }
}

TEST_CASE("Abilities for friends nearby work inside a formation as outside of it", "[fga-2.14.1x-11][fga-2.14.1-11]") {
  // A1 leads; A4 flies behind and right of it, 28 mm from base to base.
  const auto rerolls = [](bool in_formation, bool has_ability, double aside = 0) {
    auto pieces = test::squad_of("tielnfighter", 4);
    pieces.push_back(fighter("P", "t65xwing", Side::player, 517, 460, 180));
    Arena arena(pieces, test::kCampaign, state::Phase::engagement);
    if (!in_formation) {
      for (const char* id : {"A1", "A2", "A3", "A4"}) arena.edit(id).ship.wing = {};
    }
    if (aside > 0) arena.edit("A1").pose = test::pose(457 - aside, 300);
    if (has_ability) test::give(arena, "A1", "howlrunner");
    arena.says("attack", "primary:0>P").dice(faces("bb"));
    if (has_ability && aside <= 0) arena.says("modify-attack", test::pilot("howlrunner")).dice(faces("h"));
    arena.dice(faces("bb"));
    test::engages(arena, "A4").expect_all_said();
    return arena["P"].ship.shield_limit - arena["P"].ship.shields;
  };
  CHECK(rerolls(true, true) == 1);
  CHECK(rerolls(false, true) == 1);
  CHECK(rerolls(true, false) == 0);
  CHECK(rerolls(false, true, 200) == 0);  // beyond range 1, as anybody
}

}  // namespace plotboard::mission_ai_ships
