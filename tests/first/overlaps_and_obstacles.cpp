// Overlapping, touching, obstacles and fleeing in the 1st edition.
#include <cmath>

#include "data/rule_set.hpp"
#include "first/fights.hpp"
#include "rules/board/measure.hpp"
#include "rules/first/free_action.hpp"

namespace plotboard::first_overlaps_and_obstacles {
using namespace first_fights;

namespace {

constexpr const char* kCloud = "vt49decimatordebris0";

std::vector<rules::Shot> shots(Arena& arena, const char* ship, const char* at) {
  std::vector<rules::Shot> found;
  arena.run([&](Game& game) {
    for (const rules::Shot& shot : rules::shots_of(game, ship)) {
      if (shot.legal && shot.defender == at) found.push_back(shot);
    }
  });
  return found;
}
double gap(const Arena& arena, const char* a, const char* b) {
  const rules::Field field(catalog(), arena.table);
  return rules::measure(field, a, b).gap_with_guides_mm;
}
int dice_thrown(const Arena& arena) {
  int count = 0;
  for (const state::Event& event : arena.events) count += holds<state::DiceRolled>(event) ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE(
    "Whose final base would cover another's slides back until it covers none and touches it"
    " [1e-overlap-1][1e-overlap-3]",
    "[first]") {
  for (const double y : {495.0, 470.0, 450.0}) {
    const Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, y)}, "1e");
    const auto outcome = flown(arena, "A", "3F");  // to 460
    CHECK_FALSE(outcome.fully_executed);
    CHECK(outcome.end.x.mm() == Approx(457));
    CHECK(outcome.end.y.mm() < y - 39.9);
    CHECK(outcome.touching == Ids{"B"});
    Arena after = Arena({ours("A", kXwing, 457, outcome.end.y.mm()), theirs("B", kTie, 457, y)}, "1e");
    CHECK(std::abs(gap(after, "A", "B")) < 0.02);
  }
  const Arena clear({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 510)}, "1e");
  CHECK(flown(clear, "A", "3F").fully_executed);
}

TEST_CASE("Backed up on a bend a ship's facing follows the bend [1e-overlap-4]", "[first]") {
  const Arena empty({ours("A", kXwing, 457, 300)}, "1e");
  const geom::Pose end = flown(empty, "A", "3Y").end;
  const Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, end.x.mm(), end.y.mm(), 90)}, "1e");
  const auto outcome = flown(arena, "A", "3Y");
  CHECK_FALSE(outcome.fully_executed);
  CHECK(heading(outcome.end) > 10);
  CHECK(heading(outcome.end) < 89);
  const auto farther =
      flown(Arena({ours("A", kXwing, 457, 300), theirs("B", kTie, end.x.mm() - 20, end.y.mm(), 90)}, "1e"), "A", "3Y");
  CHECK(heading(farther.end) < heading(outcome.end));
}

TEST_CASE("Large ships back up on bends with both guide pairs over the template [1e-overlap-5]", "[first]") {
  const Arena empty({ours("A", kFirespray, 457, 300)}, "1e");
  const auto free = flown(empty, "A", "1B");
  const Arena arena({ours("A", kFirespray, 457, 300), theirs("B", kTie, free.end.x.mm(), free.end.y.mm() + 20, 180)},
                    "1e");
  const auto outcome = flown(arena, "A", "1B");
  CHECK_FALSE(outcome.fully_executed);
  CHECK(heading(outcome.end) > 315);
  // Longer than the template, it stands with its rear, its front or both on the straights beyond the bend's ends: the
  // middles of both edges lie on that line.
  const geom::Frame end = geom::frame_of(outcome.end);
  for (const double way : {-40.0, 40.0}) {
    const geom::Vec2 edge = end.origin + end.forward * way;
    double least = 1e9;
    for (double s = -90; s < free.planned.length_mm + 90; s += 0.02) {
      least = std::min(least, geom::length(geom::centre_line(free.planned, s).origin - edge));
    }
    CHECK(least < 0.05);
  }
}

TEST_CASE("Who has to slide back all the way ends where it began, and touches [1e-overlap-6]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 344)}, "1e");  // bumpers of both between them
  activates(arena, "A", "1F");
  CHECK(arena["A"].pose.y.mm() == Approx(300).margin(4));
  CHECK(arena["A"].ship.bumped == Ids{"B"});
  CHECK(shots(arena, "A", "B").empty());
  Arena hemmed({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 340)}, "1e");
  const geom::Pose before = hemmed["A"].pose;
  activates(hemmed, "A", "1F");
  CHECK(hemmed["A"].pose == before);
  CHECK(hemmed["A"].ship.bumped == Ids{"B"});
}

TEST_CASE("The ship that overlapped skips its action step, the other loses nothing [1e-overlap-7][1e-overlap-8]",
          "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kXwing, 457, 390)}, "1e");
  activates(arena, "A", "2F");
  CHECK(arena.question("action") == nullptr);
  CHECK(arena["A"].ship.skips_action);
  CHECK_FALSE(arena["B"].ship.skips_action);
  arena.edit("B").pose = pose(457, 390, 90);
  arena.says("action", "focus");
  activates(arena, "B", "2F");
  CHECK(arena["B"].tokens.focus == 1);
}

TEST_CASE("Free actions remain after an overlap [1e-overlap-9][1e-free-2]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 390)}, "1e");
  activates(arena, "A", "2F");
  REQUIRE(arena["A"].ship.skips_action);
  arena.says("action", "focus");
  arena.run([](Game& game) { CHECK(rules::first::free_action(game, "A", {}, "1e-free-2")); });
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("After several overlaps only ships in contact at the end count [1e-overlap-10]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 475), theirs("C", kTie, 457, 425)}, "1e");
  activates(arena, "A", "3F");  // over both
  CHECK(arena["A"].ship.bumped == Ids{"C"});
  CHECK(arena["A"].pose.y.mm() < 385.1);
  CHECK(shots(arena, "A", "C").empty());
  CHECK(shots(arena, "A", "B").size() == 1);
}

TEST_CASE("A ship that was backed up suffers what its final base covers [1e-overlap-12]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 460), obstacle("R", "coreasteroid0", 440, 425)},
              "1e");
  arena.dice({Face::hit});
  activates(arena, "A", "3F");
  CHECK(arena["A"].ship.bumped == Ids{"B"});
  CHECK(arena["A"].ship.shields == 1);
}

TEST_CASE("Touching ships do not attack each other, by no weapon, but others [1e-touch-1][1e-touch-3][1e-touch-4]",
          "[first]") {
  Arena arena({ours("A", "1e-pilot-goldsquadronpilot", 457, 300, 0, {"1e-upgrade-ioncannonturret"}),
               theirs("B", kTie, 457, 390), theirs("C", kTie, 520, 440)},
              "1e");
  REQUIRE(shots(arena, "A", "B").size() == 2);
  activates(arena, "A", "1F");
  CHECK(arena["A"].ship.bumped == Ids{"B"});
  CHECK(shots(arena, "A", "B").empty());
  CHECK(shots(arena, "B", "A").empty());
  CHECK_FALSE(shots(arena, "A", "C").empty());
  CHECK_FALSE(shots(arena, "C", "A").empty());
}

TEST_CASE("Touching ends when either moves away, and contact alone does not bring it back [1e-touch-6][1e-touch-7]",
          "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kXwing, 457, 390)}, "1e");
  activates(arena, "A", "1F");
  REQUIRE(shots(arena, "B", "A").empty());
  SECTION("by a maneuver of the other") {
    arena.edit("B").pose.heading = base::Mdeg{0};
    arena.passes("action");
    activates(arena, "B", "2F");
    CHECK(shots(arena, "A", "B").size() == 1);
  }
  SECTION("by a roll of its own") {
    const geom::Pose there = arena["A"].pose;
    arena.says("barrel-roll", "left-back");
    arena.run([](Game& game) { rules::barrel_roll(game, "A", false); });
    REQUIRE(arena["A"].pose != there);
    CHECK(shots(arena, "B", "A").size() + shots(arena, "A", "B").size() > 0);
    arena.run([&](Game& game) { game.emit(state::PieceMoved{"A", there}); });  // back by any other way
    CHECK(shots(arena, "A", "B").size() == 1);
  }
}

TEST_CASE("A ship can touch several at once [1e-touch-8]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 300), theirs("B", kTie, 436, 400), theirs("C", kTie, 478, 400)}, "1e");
  activates(arena, "A", "2F");
  CHECK(arena["A"].ship.bumped.size() == 2);
  CHECK(shots(arena, "A", "B").empty());
  CHECK(shots(arena, "A", "C").empty());
}

TEST_CASE(
    "An asteroid: the maneuver is flown in full, the action step is skipped, then 1 attack die"
    " [1e-obst-1][1e-obst-2]",
    "[first]") {
  const Face face = GENERATE(Face::hit, Face::crit, Face::focus, Face::blank);
  Arena arena({ours("A", kTie, 457, 300), obstacle("R", "coreasteroid0", 457, 370)}, "1e");  // under the template
  arena.dice({face});
  activates(arena, "A", "3F");
  CHECK(arena["A"].pose.y.mm() == Approx(460).margin(0.01));
  CHECK(arena.question("action") == nullptr);
  const bool hurt = face == Face::hit || face == Face::crit;
  REQUIRE(arena["A"].ship.damage.size() == (hurt ? 1 : 0));
  if (hurt) CHECK(arena["A"].ship.damage[0].faceup == (face == Face::crit));
  const int skipped = place_of<state::ActionSkipped>(arena.events, [](const auto&) { return true; });
  const int thrown = place_of<state::DiceRolled>(arena.events, [](const auto&) { return true; });
  CHECK(skipped < thrown);
}

TEST_CASE(
    "A ship on an asteroid makes no attack; having flown over one does not matter; nor does lying on debris"
    " [1e-obst-3][1e-obst-4][1e-obst-7]",
    "[first]") {
  Arena on({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 460), obstacle("R", "coreasteroid0", 457, 300)}, "1e",
           Phase::engagement);
  CHECK(shots(on, "A", "B").empty());
  CHECK_FALSE(shots(on, "B", "A").empty());
  Arena over({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 620), obstacle("R", "coreasteroid0", 457, 370)},
             "1e");
  over.dice({Face::blank});
  activates(over, "A", "3F");
  CHECK_FALSE(shots(over, "A", "B").empty());
  Arena cloud({ours("A", kXwing, 457, 300), theirs("B", kTie, 457, 460), obstacle("R", kCloud, 457, 300)}, "1e",
              Phase::engagement);
  CHECK_FALSE(shots(cloud, "A", "B").empty());
}

TEST_CASE(
    "A debris cloud: 1 stress token after the stress check, after the action step 1 attack die, of which only"
    " a critical hurts [1e-obst-5]",
    "[first]") {
  const Face face = GENERATE(Face::hit, Face::crit);
  Arena arena({ours("A", "1e-pilot-tychocelchu", 457, 300), obstacle("R", kCloud, 457, 380)}, "1e");
  arena.says("action", "focus").dice({face});  // stress does not bar him
  activates(arena, "A", "3F");
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].ship.shields == (face == Face::crit ? 1 : 2));
  const int thrown = place_of<state::DiceRolled>(arena.events, [](const auto&) { return true; });
  CHECK(token_at(arena.events, "A", Token::stress, 1) < token_at(arena.events, "A", Token::focus, 1));
  CHECK(token_at(arena.events, "A", Token::focus, 1) < thrown);
}

TEST_CASE("A green maneuver through debris takes a token off first [1e-obst-6]", "[first]") {
  Arena arena({ours("A", kTie, 457, 300), obstacle("R", kCloud, 457, 380)}, "1e");
  arena.edit("A").tokens.stress = 1;
  arena.dice({Face::blank});
  activates(arena, "A", "3F");
  CHECK(arena["A"].tokens.stress == 1);
  const int off = token_at(arena.events, "A", Token::stress, -1), on = token_at(arena.events, "A", Token::stress, 1);
  CHECK(off >= 0);
  CHECK(off < on);
}

TEST_CASE("Debris met by anything but a maneuver: 1 stress token, then the die at once [1e-obst-9]", "[first]") {
  Arena arena({ours("A", kTie, 457, 300), theirs("B", kXwing, 457, 500)}, "1e");
  arena.table.pieces.push_back(obstacle("R", kCloud, 457, 420));
  // A tractor beam pushes it into the cloud.
  arena.says("tractor", "straight").dice({Face::crit});
  arena.run([](Game& game) { rules::gain(game, "A", Token::tractor, 1, "1e-tractor-1", Side::enemy); });
  CHECK(arena["A"].tokens.stress == 1);
  REQUIRE(arena["A"].ship.damage.size() == 1);
  CHECK(arena["A"].ship.damage[0].faceup);
  CHECK_FALSE(arena["A"].ship.skips_action);
}

TEST_CASE(
    "Several obstacles act in full, the nearest to the start first; one met by template and base acts once"
    " [1e-obst-10][1e-obst-11]",
    "[first]") {
  Arena arena({ours("A", kFirespray, 457, 300), obstacle("N", "coreasteroid0", 457, 460),
               obstacle("F", "coreasteroid1", 457, 565)},
              "1e");
  arena.table.pieces = {arena["F"], arena["A"], arena["N"]};  // in no helpful order
  arena.dice({Face::hit}).dice({Face::crit});
  activates(arena, "A", "4F");  // base from 500 to 580: F under it and under the template, N under the template
  CHECK(arena["A"].ship.shields == 2);
  CHECK(dice_thrown(arena) == 2);
  std::vector<std::string> order;
  for (const state::Choice& choice : arena.asked) {
    if (choice.dice > 0) order.push_back(choice.prompt.english());
  }
  REQUIRE(order.size() == 2);
  CHECK(order[0].find('N') != std::string::npos);
  CHECK(order[1].find('F') != std::string::npos);
}

TEST_CASE(
    "An obstacle under the ship at the start is ignored unless the way or the end meets it again"
    " [1e-obst-12][1e-obst-13]",
    "[first]") {
  SECTION("left behind") {
    Arena arena({ours("A", kTie, 457, 300), obstacle("R", "coreasteroid0", 457, 285)}, "1e");
    arena.passes("action");
    activates(arena, "A", "3F");
    CHECK(dice_thrown(arena) == 0);
  }
  SECTION("on the way") {
    Arena arena({ours("A", kTie, 457, 300), obstacle("R", "coreasteroid0", 457, 318)}, "1e");
    arena.dice({Face::blank});
    activates(arena, "A", "3F");
    CHECK(dice_thrown(arena) == 1);
  }
  SECTION("stopped on it") {
    Arena arena({ours("A", "1e-pilot-omicrongrouppilot", 457, 300), obstacle("R", "coreasteroid0", 457, 300)}, "1e");
    arena.dice({Face::hit});
    activates(arena, "A", "0O");
    CHECK(damage_to(arena, "A") == 1);
    CHECK(arena["A"].ship.skips_action);
  }
}

TEST_CASE("An obstructed attack gives the defender a die, of primary and secondary weapons alike [1e-obst-16]",
          "[first]") {
  const bool obstructed = GENERATE(true, false);
  std::vector<state::Piece> pieces{ours("A", "1e-pilot-goldsquadronpilot", 457, 300, 0, {"1e-upgrade-ioncannonturret"}),
                                   theirs("B", kTie, 457, 490, 225)};  // one corner nearest
  if (obstructed) pieces.push_back(obstacle("R", "coreasteroid1", 457, 390));
  Arena arena(std::move(pieces), "1e", Phase::engagement);
  const auto found = shots(arena, "A", "B");
  REQUIRE(found.size() == 2);
  for (const rules::Shot& shot : found) {
    CHECK(shot.obstructed_by.size() == (obstructed ? 1 : 0));
    arena.run([&](Game& game) {
      CHECK(rules::defense_dice_for(game, rules::attack_by(shot)) == 3 + (obstructed ? 1 : 0));  // range 2
    });
  }
}

TEST_CASE("Small and large ships never obstruct, huge ones do [1e-obst-17]", "[first]") {
  for (const char* between : {kTie, kFirespray, "1e-pilot-gr75mediumtransport"}) {
    const bool huge = std::string(between) == "1e-pilot-gr75mediumtransport";
    Arena arena({ours("A", kXwing, 457, 300), ours("M", between, 457, 400, huge ? 90 : 0), theirs("B", kTie, 457, 520)},
                "huge-1e", Phase::engagement);
    const auto found = shots(arena, "A", "B");
    REQUIRE(found.size() == 1);
    INFO(between);
    CHECK(found[0].obstructed_by.size() == (huge ? 1 : 0));
  }
}

TEST_CASE(
    "A ship with any part outside at its final place has fled; the way there does not matter"
    " [1e-flee-1][1e-flee-2][1e-flee-4]",
    "[first]") {
  SECTION("a corner outside: no action, out of the game") {
    Arena arena({ours("A", "1e-pilot-soontirfel", 457, 914.4 - 99, 0, {"1e-upgrade-pushthelimit"})}, "1e");
    activates(arena, "A", "2F");  // 1 mm too far
    CHECK(arena["A"].fled);
    CHECK(arena.asked.empty());
  }
  SECTION("only the template: it bulges out between two places inside") {
    Arena arena({ours("A", kXwing, 914.4 - 40, 300, 45)}, "1e");
    const geom::Template& bend = flown(arena, "A", "3T").planned;
    CHECK(geom::centre_line(bend, bend.length_mm / 2).origin.x > 914.4);
    arena.says("action", "focus");
    activates(arena, "A", "3T");
    CHECK_FALSE(arena["A"].fled);
    CHECK(heading(arena["A"].pose) == Approx(315));
  }
}

TEST_CASE("A ship that is pushed outside by backing up has fled too [1e-flee-5]", "[first]") {
  const Arena empty({ours("A", kXwing, 914.4 - 40, 300, 45)}, "1e");
  const geom::Pose end = flown(empty, "A", "3T").end;
  Arena arena({ours("A", kXwing, 914.4 - 40, 300, 45), theirs("B", kTie, end.x.mm() - 14, end.y.mm() + 14, 315)}, "1e");
  const auto outcome = flown(arena, "A", "3T");
  CHECK_FALSE(outcome.fully_executed);
  CHECK(outcome.left_area);
  activates(arena, "A", "3T");
  CHECK(arena["A"].fled);
}

TEST_CASE("The simultaneous attack rule does not save a ship that fled [1e-flee-7]", "[first]") {
  Arena arena({ours("A", kXwing, 457, 914.4 - 60)}, "1e", Phase::engagement);
  arena.table.play.initiative = arena["A"].initiative;
  arena.run([](Game& game) {
    rules::execute_maneuver(game, "A", rules::flight_of(game, "A", maneuver("2F")), rules::ManeuverKind::effect);
  });
  CHECK(arena["A"].fled);
  CHECK_FALSE(arena["A"].in_play());
}

TEST_CASE("Debris met by two maneuvers of one activation: a die for each, after the action step [1e-obst-5]",
          "[first]") {
  Arena arena({ours("A", "1e-pilot-imperialtrainee", 457, 300, 0, {"1e-upgrade-adaptiveailerons"}),
               obstacle("R", "vt49decimatordebris1", 457, 405)},
              "1e");
  arena.says("ailerons", "1F").dice({Face::blank}).dice({Face::crit});
  activates(arena, "A", "1F");
  CHECK(arena["A"].tokens.stress == 1);  // two came, and the green maneuver took one off
  CHECK(test::first::damage_to(arena, "A") == 1);
}

TEST_CASE("A ship whose guides stand out of the area after a maneuver has fled [1e-flee-6]", "[first]") {
  const auto edge_at = [](const data::Catalog& rules, bool guides) {
    for (double y = 780; y < 850; y += 0.25) {
      Arena arena({ours("A", kXwing, 457, y)}, "1e");
      arena.table.options.guides = guides;
      const rules::Field field(rules, arena.table);
      if (rules::fly(field, *field.ship("A"), maneuver("1F")).left_area) return y;
    }
    return 0.0;
  };
  const double by_base = edge_at(catalog(), false);
  CHECK(edge_at(catalog(), true) == Approx(by_base - catalog().figures.guide_projection.mm()).margin(0.26));
  data::Catalog by_the_base = catalog();
  by_the_base.rulesets.at("1e").guides_leave_area = false;
  CHECK(edge_at(by_the_base, true) == by_base);
  CHECK_FALSE(catalog().ruleset("2e")->guides_leave_area);
}

}  // namespace plotboard::first_overlaps_and_obstacles
