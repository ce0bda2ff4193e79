// Wings of the campaign: how wingmates follow their leader, and what they still may do.
#include <catch2/catch.hpp>

#include "geom/formation.hpp"
#include "rules/play/wings.hpp"
#include "support/catalog.hpp"
#include "support/mission_wing.hpp"
#include "support/pieces.hpp"

namespace plotboard::mission_wings_follow {
using namespace test;
namespace {

using state::Face;
using state::Side;
using state::Token;

Arena squad(const std::string& ref, int ships, std::vector<state::Piece> others = {}) {
  auto pieces = squad_of(ref, ships);
  for (state::Piece& other : others) pieces.push_back(std::move(other));
  return Arena(pieces, kCampaign);
}

Ids activated(const Arena& arena) {
  Ids ids;
  for (const state::Event& event : arena.events) {
    if (const auto* done = get_if<state::ShipActivated>(&event)) ids.push_back(done->id);
  }
  return ids;
}

std::string barred(const Arena& arena, const std::string& action) {
  const state::Option* option = arena.offered("action", action);
  REQUIRE(option != nullptr);
  return option->legal ? "" : option->rule;
}

}  // namespace

TEST_CASE("Wingmates are put into their places about the leader, in number order",
          "[fga-3.3.9-1][fga-3.3.9-2][fga-3.3.9p-2]") {
  Arena arena = squad("t65xwing", 4);
  arena.passes("action", "A1");
  arena.passes("action", "A2");
  arena.passes("action", "A3");
  arena.passes("action", "A4");
  arena.edit("A2").tokens.stress = 1;
  lead(arena.says("ai-maneuver", "2F"), "2F");
  CHECK(stands_at(arena["A1"], 457, 420));
  CHECK(stands_at(arena["A2"], 517, 420));
  CHECK(stands_at(arena["A3"], 457, 360));
  CHECK(stands_at(arena["A4"], 517, 360));
  CHECK(activated(arena) == Ids{"A1", "A2", "A3", "A4"});
  CHECK(arena["A2"].tokens.stress == 0);  // the leader's maneuver was blue
  const auto executed = arena["A4"].ship.executed;
  REQUIRE(executed);
  CHECK(executed->maneuver == geom::maneuver_from_code("2F"));
  CHECK(executed->difficulty == geom::Difficulty::blue);
  CHECK(executed->fully);
}

TEST_CASE("In a turn or a bank the places turn with the leader", "[fga-3.3.9-1]") {
  struct Places {
    const char* code;
    double heading;
    std::array<std::pair<double, double>, 4> at;  // A1, at its right A2, behind it A3, behind and right A4
  };
  // Turn 2: radius 62.5; bank 1: radius 80; a base reaches 20 ahead of its centre.
  const Places flown =
      GENERATE(Places{"2Y", 90, {{{539.5, 382.5}, {539.5, 322.5}, {479.5, 382.5}, {479.5, 322.5}}}},
               Places{"2T", 270, {{{374.5, 382.5}, {374.5, 442.5}, {434.5, 382.5}, {434.5, 442.5}}}},
               Places{"1N", 45, {{{494.574, 390.711}, {537, 348.284}, {452.147, 348.284}, {494.574, 305.858}}}},
               Places{"1B", 315, {{{419.426, 390.711}, {461.853, 433.137}, {461.853, 348.284}, {504.279, 390.711}}}});
  INFO(flown.code);
  for (const bool ai : {true, false}) {
    Arena arena(ai ? squad_of("t65xwing", 4) : flight_of(Ids(4, "t65xwing")), kCampaign);
    if (ai) arena.says("ai-maneuver", flown.code);
    lead(arena.passes("action"), flown.code);
    for (std::size_t i = 0; i < 4; ++i) {
      const state::Piece& ship = arena["A" + std::to_string(i + 1)];
      INFO(ship.id);
      CHECK(ship.pose.x.mm() == Approx(flown.at.at(i).first).margin(0.005));
      CHECK(ship.pose.y.mm() == Approx(flown.at.at(i).second).margin(0.005));
      CHECK(ship.pose.heading.degrees() == Approx(flown.heading).margin(0.001));
      CHECK(ship.ship.wing.split == false);
    }
  }
}

TEST_CASE("A leader's red maneuver stresses each that is placed", "[fga-3.3.9-2]") {
  Arena arena = squad("t65xwing", 3);
  lead(arena.says("ai-maneuver", "4K"), "4K");
  for (const char* id : {"A1", "A2", "A3"}) CHECK(arena[id].tokens.stress == 1);
}

TEST_CASE("Wingmates execute in full what their leader could not", "[fga-3.3.9-2]") {
  Arena arena = squad("t65xwing", 2, {fighter("P1", "tielnfighter", Side::player, 457, 400, 180)});
  arena.says("ai-maneuver", "2F").says("action", "focus");
  lead(arena, "2F");
  arena.expect_all_said();  // the leader has lost its action, A2 has not
  CHECK_FALSE(arena["A1"].ship.executed->fully);
  CHECK(arena["A2"].ship.executed->fully);
  CHECK(arena["A2"].pose.y == arena["A1"].pose.y);
  CHECK(arena["A2"].tokens.focus == 1);
}

TEST_CASE("A wingmate put on an obstacle suffers it, and does not swerve",
          "[fga-3.3.9-3][fga-3.3.9p-3][fga-3.3.6.2-1][fga-3.3.6.2-2][fga-sheet.swerve-4]") {
  Arena arena = squad("t65xwing", 2, {test::obstacle("R1", "coreasteroid0", 545, 430)});
  arena.passes("action", "A1");
  arena.says("ai-maneuver", "2F").dice({Face::hit});
  const int shields = arena["A2"].ship.shields;
  lead(arena, "2F");
  CHECK(stands_at(arena["A2"], 517, 420));
  CHECK(arena["A2"].ship.shields < shields);
  CHECK(arena["A2"].ship.skips_action);
  CHECK(asked_for(arena, "ai-swerve").empty());
}

TEST_CASE("A wingmate whose place is taken flies the leader's maneuver from where it was, and acts",
          "[fga-3.3.9-4][fga-3.3.9-5][fga-3.3.9-6][fga-3.3.9.2-1]") {
  // The leader turns right to (540, 383): its right flank, now south of it, is at (540, 323).
  Arena arena = squad("t65xwing", 3, {fighter("P1", "tielnfighter", Side::player, 545, 342, 90)});
  arena.passes("action", "A3");
  arena.says("ai-maneuver", "2Y").says("action", "pass").says("ai-swerve", "2Y").says("action", "focus");
  lead(arena, "2Y");
  arena.expect_all_said();
  CHECK(told_to(arena, "A2", "fga-3.3.9-4"));
  CHECK(arena["A2"].ship.wing.split);
  CHECK(asked_for(arena, "ai-swerve") == Ids{"A2"});
  CHECK(arena.question("ai-swerve")->options.front().key == "2Y");
  const geom::Pose leader = arena["A1"].pose;
  CHECK(arena["A2"].pose.x.mm() == Approx(leader.x.mm() + 60));  // as far on as the leader, beside it as before
  CHECK(arena["A2"].pose.y.mm() == Approx(leader.y.mm()));
  CHECK(arena["A2"].pose.heading == leader.heading);
  CHECK(arena["A2"].tokens.focus == 1);
  CHECK(arena["A2"].moved);
  CHECK(arena["A3"].ship.is_wingmate());  // behind the leader there was room
}

TEST_CASE("Who splits behind a leader that turns back turns back by itself, from where it was",
          "[fga-3.3.9-4][fga-3.3.9-5][fga-3.3.9.1-1]") {
  // After the 4 Koiogran A3's place is at (457, 560); its own way ends at (457, 440).
  Arena arena = squad("t65xwing", 3, {fighter("P1", "tielnfighter", Side::player, 457, 585)});
  arena.says("ai-maneuver", "4K").says("ai-swerve", "4K");
  lead(arena, "4K");
  CHECK(stands_at(arena["A1"], 457, 500, 180));
  CHECK(stands_at(arena["A2"], 517, 500, 180));
  CHECK(told_to(arena, "A3", "fga-3.3.9-4"));
  CHECK(arena["A3"].ship.wing.split);
  CHECK(stands_at(arena["A3"], 457, 440, 180));
  CHECK(arena["A3"].ship.executed->fully);
  CHECK(arena["A3"].tokens.stress == 1);
  CHECK(arena["A2"].ship.is_wingmate());
}

TEST_CASE("A wingmate whose place is off the board splits too", "[fga-3.3.9-4]") {
  auto pieces = squad_of("t65xwing", 2);
  pieces[1].ship.wing.place = 2;
  pieces[0].pose = test::pose(300, 780);
  pieces[1].pose = test::pose(240, 780);
  Arena arena(pieces, kCampaign);
  arena.passes("action", "A1");
  arena.passes("action", "A2");
  // The left flank would be 60 mm nearer to the edge than the leader.
  lead(arena.says("ai-maneuver", "2Y").says("ai-swerve", "2Y"), "2Y");
  CHECK(told_to(arena, "A2", "fga-3.3.9-4"));
  CHECK(arena["A2"].pose.y == arena["A1"].pose.y);
  CHECK(arena["A2"].pose.x.mm() == Approx(arena["A1"].pose.x.mm() - 60));
  CHECK(arena["A1"].ship.wing == state::Wing{});  // nobody is left to lead
}

TEST_CASE("What moves the leader in its action moves its wing, and counts as theirs", "[fga-3.3.9-7]") {
  Arena arena = squad("t65xwing", 3);
  arena.says("ai-maneuver", "2F").says("action", "barrel-roll").says("barrel-roll", "right-middle");
  lead(arena, "2F");
  arena.expect_all_said();
  CHECK(stands_at(arena["A1"], 537, 420));
  CHECK(stands_at(arena["A2"], 597, 420));
  CHECK(stands_at(arena["A3"], 537, 360));
  for (const char* id : {"A2", "A3"}) {
    CHECK(arena[id].ship.actions == Ids{"barrel-roll"});
    CHECK(told_to(arena, id, "fga-3.3.9-7"));
  }
  CHECK(asked_for(arena, "action") == Ids{"A1"});  // theirs is used up
}

TEST_CASE("A red action copied brings its stress", "[fga-3.3.9-7]") {
  Arena arena = squad("z95af4headhunter", 2);
  arena.says("ai-maneuver", "2F").says("action", "barrel-roll").says("barrel-roll", "right-middle");
  lead(arena, "2F");
  CHECK(arena["A2"].ship.did("barrel-roll"));
  CHECK(arena["A2"].tokens.stress == 1);
}

TEST_CASE("What the leader does without moving leaves the wingmates their own action", "[fga-3.3.9-8]") {
  Arena arena = squad("t65xwing", 2);
  arena.says("ai-maneuver", "2F").says("action", "focus").says("action", "focus");
  lead(arena, "2F");
  arena.expect_all_said();
  CHECK(arena["A2"].ship.actions == Ids{"focus"});
  CHECK(arena["A2"].tokens.focus == 1);
  CHECK(barred(arena, "barrel-roll") == "fga-3.3.9-8");
  CHECK(barred(arena, "lock").empty());
}

TEST_CASE("Of a chain of actions the wingmates copy what moves", "[fga-3.3.9-7][fga-3.3.9-8]") {
  SECTION("The first: its link is left to them") {
    Arena arena = squad("tieadvancedv1", 2);
    arena.says("ai-maneuver", "2F").says("action", "boost").says("boost", "straight");
    arena.says("action", "pass").says("action", "focus");
    lead(arena, "2F");
    arena.expect_all_said();
    CHECK(arena["A2"].ship.actions == Ids{"boost", "focus"});
    CHECK(arena["A2"].tokens.focus == 1);
    CHECK(arena["A2"].tokens.stress == 1);  // a red link
    CHECK(arena["A1"].tokens.stress == 0);
    CHECK(arena.question("action")->rule == "fga-3.3.9-8");
    CHECK(arena["A2"].pose.y == arena["A1"].pose.y);
  }
  SECTION("The link, a red one: stressed they do no more") {
    Arena arena = squad("tieadvancedx1", 2);
    arena.says("ai-maneuver", "2F").says("action", "focus");
    arena.says("action", "barrel-roll").says("barrel-roll", "right-middle");
    lead(arena, "2F");
    arena.expect_all_said();
    CHECK(arena["A1"].ship.actions == Ids{"focus", "barrel-roll"});
    CHECK(arena["A2"].ship.actions == Ids{"barrel-roll"});
    CHECK(arena["A2"].tokens.stress == 1);
    CHECK(arena["A2"].tokens.focus == 0);
  }
}

TEST_CASE("A leader's SLAM takes the wing along", "[fga-3.3.9-7]") {
  Arena arena = squad("alphaclassstarwing", 2);
  arena.says("ai-maneuver", "2F").says("action", "slam").says("slam", "2F");
  lead(arena, "2F");
  CHECK(stands_at(arena["A2"], 517, 540));
  CHECK(arena["A2"].ship.did("slam"));
  CHECK(arena["A2"].tokens.disarm == 1);
  CHECK(arena["A2"].ship.is_wingmate());
}

TEST_CASE("When the leader turns back, right and left change", "[fga-3.3.9.1-1][fga-3.3.9.1-2][fga-3.3.9.1-3]") {
  SECTION("Koiogran turn") {
    Arena arena = squad("t65xwing", 4);
    arena.passes("action", "A1");
    arena.passes("action", "A2");
    arena.passes("action", "A3");
    arena.passes("action", "A4");
    lead(arena.says("ai-maneuver", "4K"), "4K");
    CHECK(stands_at(arena["A1"], 457, 500, 180));
    CHECK(stands_at(arena["A2"], 517, 500, 180));  // was at its right, is at its left
    CHECK(stands_at(arena["A3"], 457, 560, 180));  // behind it still
    CHECK(stands_at(arena["A4"], 517, 560, 180));  // was behind and right, is behind and left
    CHECK(rules::wingmates(arena.table, "A1") == Ids{"A2", "A3", "A4"});
    // So they stay until it turns back again.
    for (state::Piece& piece : arena.table.pieces) {
      piece.moved = false;
      piece.tokens.stress = 0;
      piece.ship.revealed = piece.ship.skips_action = false;
      piece.ship.actions.clear();
    }
    lead(arena.says("ai-maneuver", "1F"), "1F");
    CHECK(stands_at(arena["A2"], 517, 420, 180));
  }
  SECTION("Segnor's loop") {
    Arena arena = squad("tieininterceptor", 4);
    lead(arena.says("ai-maneuver", "3L"), "3L");
    CHECK(arena["A2"].ship.wing.place == 2);
    CHECK(arena["A3"].ship.wing.place == 4);
    CHECK(arena["A4"].ship.wing.place == 5);
  }
  SECTION("Tallon roll") {
    Arena arena = squad("t65xwing", 4);
    lead(arena.says("ai-maneuver", "3R").says("tallon", "middle"), "3R");
    const geom::Pose leader = arena["A1"].pose;
    CHECK(arena["A2"].pose == geom::wing_tool_pose(test::catalog().figures, geom::BaseKind::small, leader, 2));
    CHECK(arena["A4"].pose == geom::wing_tool_pose(test::catalog().figures, geom::BaseKind::small, leader, 5));
  }
  SECTION("Other maneuvers change nothing, nor does a turn that is cut short") {
    Arena arena = squad("t65xwing", 2, {fighter("P1", "tielnfighter", Side::player, 457, 500, 180)});
    lead(arena.says("ai-maneuver", "4K"), "4K");
    CHECK_FALSE(arena["A1"].ship.executed->fully);
    CHECK(arena["A2"].ship.wing.place == 3);
  }
}

TEST_CASE("A stressed wingmate does not follow into a red maneuver", "[fga-3.3.9.2-3][fga-3.3.9.2p-2]") {
  Arena arena = squad("t65xwing", 3);
  arena.edit("A2").tokens.stress = 1;
  lead(arena.says("ai-maneuver", "4K").says("ai-swerve", "2F-white"), "4K");
  CHECK(told_to(arena, "A2", "fga-3.3.9.2-3"));
  CHECK(arena["A2"].ship.wing.split);
  CHECK(stands_at(arena["A2"], 517, 420));  // a 2 straight
  CHECK(arena["A2"].ship.executed->difficulty == geom::Difficulty::white);
  CHECK(arena["A2"].tokens.stress == 1);  // white: none lost, none gained
  CHECK(arena["A2"].moved);
  CHECK(arena["A3"].ship.is_wingmate());
}

// --- people's wings

TEST_CASE("People's wings follow as AI wings do, and swerve from nothing",
          "[fga-2.14.1.2x-1][fga-2.14.1.2-1][fga-2.14.1x-6][fga-2.14.1-6]") {
  auto pieces = flight_of({"t65xwing", "t65xwing", "t65xwing"});
  pieces.push_back(fighter("E", "tielnfighter", Side::enemy, 545, 342, 90));
  Arena arena(pieces, kCampaign);
  arena.passes("action", "A3");
  arena.says("action", "pass").says("action", "barrel-roll").says("barrel-roll", "left-middle");
  lead(arena, "2Y");
  arena.expect_all_said();  // alone it may do any action
  CHECK(told_to(arena, "A2", "fga-3.3.9-4"));
  CHECK(asked_for(arena, "ai-swerve").empty());
  CHECK(arena["A2"].ship.wing.split);
  CHECK(stands_at(arena["A1"], 539.5, 382.5, 90));
  CHECK(stands_at(arena["A2"], 599.5, 382.5 + 80, 90));  // its own turn, then its own roll to the left
  CHECK(stands_at(arena["A3"], 479.5, 382.5, 90));
  CHECK(arena["A3"].ship.is_wingmate());
}

TEST_CASE("A person's wingmate does any action of its own but positional ones",
          "[fga-2.14.1.2x-3][fga-2.14.1.2-3][fga-2.14.1.2x-4][fga-2.14.1.2-4]") {
  Arena arena(flight_of({"tiephphantom", "tiephphantom"}), kCampaign);
  SECTION("After a leader that stays") {
    arena.says("action", "focus").says("action", "cloak");
    lead(arena, "2F");
    arena.expect_all_said();
    CHECK(arena["A2"].ship.actions == Ids{"cloak"});
    CHECK(arena["A2"].tokens.focus == 0);
    CHECK(barred(arena, "barrel-roll") == "fga-2.14.1.2x-4");
    CHECK(arena["A2"].ship.is_wingmate());
  }
  SECTION("After a leader that has rolled") {
    arena.says("action", "barrel-roll").says("barrel-roll", "right-middle");
    lead(arena, "2F");
    CHECK(arena["A2"].ship.actions == Ids{"barrel-roll"});
    CHECK(asked_for(arena, "action") == Ids{"A1"});
  }
}

TEST_CASE("A wingmate of another type splits where its dial lacks the maneuver",
          "[fga-2.14.1.2x-5][fga-2.14.1.2-5][fga-2.14.1.2x-7][fga-2.14.1.2-7][fga-2.14.1x-8]") {
  Arena arena(flight_of({"t65xwing", "tielnfighter", "t65xwing"}), kCampaign);
  arena.passes("action", "A1");
  arena.passes("action", "A3");
  SECTION("It lacks it") {
    lead(arena, "1F");
    CHECK(told_to(arena, "A2", "fga-2.14.1.2x-5"));
    CHECK(arena["A2"].ship.wing.split);
    CHECK(stands_at(arena["A2"], 517, 420));  // 2 straight
    CHECK(arena["A2"].ship.executed->difficulty == geom::Difficulty::white);
    CHECK(arena["A2"].tokens.stress == 1);
    CHECK(asked_for(arena, "action") == Ids{"A1", "A3"});
    CHECK(arena["A3"].ship.is_wingmate());
  }
  SECTION("It has it") {
    arena.passes("action", "A2");
    lead(arena, "2F");
    CHECK(arena["A2"].ship.is_wingmate());
    CHECK(arena["A2"].tokens.stress == 0);
  }
}

TEST_CASE("A wingmate of another type splits where it cannot move as its leader",
          "[fga-2.14.1.2x-6][fga-2.14.1.2-6][fga-2.14.1.2x-7]") {
  SECTION("An action that it lacks") {
    Arena arena(flight_of({"rz1awing", "tielnfighter", "tieininterceptor"}), kCampaign);
    lead(arena.says("action", "boost").says("boost", "straight"), "2F");
    CHECK(told_to(arena, "A2", "fga-2.14.1.2x-6"));
    CHECK(stands_at(arena["A2"], 517, 420));
    CHECK(arena["A2"].tokens.stress == 1);
    CHECK(arena["A3"].ship.is_wingmate());
    CHECK(arena["A3"].ship.did("boost"));
  }
  SECTION("One that it has") {
    Arena arena(flight_of({"rz1awing", "tielnfighter"}), kCampaign);
    arena.passes("action", "A1");
    lead(arena.says("action", "barrel-roll").says("barrel-roll", "right-middle"), "2F");
    CHECK(arena["A2"].ship.is_wingmate());
    CHECK(arena["A2"].ship.did("barrel-roll"));
  }
  SECTION("A chain that it cannot do") {
    Arena arena(flight_of({"tieadvancedx1", "tielnfighter", "tieadvancedx1"}), kCampaign);
    arena.says("action", "focus").says("action", "barrel-roll").says("barrel-roll", "left-middle");
    lead(arena, "2F");
    CHECK(told_to(arena, "A2", "fga-2.14.1.2x-6"));  // it rolls, but never after a focus action
    CHECK(arena["A3"].ship.is_wingmate());
  }
}

}  // namespace plotboard::mission_wings_follow
