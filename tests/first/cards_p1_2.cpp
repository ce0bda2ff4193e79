// Pilots of the 1st edition, part 1: Chewbacca to Captain Jonus.
#include <catch2/catch.hpp>

#include "data/catalog.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_cards_p1_2 {
using namespace test;
namespace {

using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;

// Gap of the bases in mm; B looks at A.
state::Piece target(const std::string& id, double gap, const std::string& pilot = "1e-pilot-academypilot",
                    double heading = 180) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, heading);
}
state::Piece friendly(const std::string& id, double gap, const std::string& pilot = "1e-pilot-rookiepilot",
                      const std::vector<std::string>& cards = {}) {
  return piloted(id, pilot, Side::player, 497 + gap, 300, 0, cards);
}
Arena fight(const std::string& pilot, std::vector<state::Piece> others, const std::vector<std::string>& cards = {}) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", Phase::engagement);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
void flies(Arena& arena, const char* code, const char* ship = "A") {
  arena.run([ship, code](Game& game) {
    const auto flight = rules::flight_of(game, ship, *geom::maneuver_from_code(code));
    rules::execute_maneuver(game, ship, flight, rules::ManeuverKind::activation);
  });
}
void activates(Arena& arena, const char* code) {
  arena.edit("A").ship.dial = geom::maneuver_from_code(code);
  arena.run([](Game& game) { rules::activate(game, "A"); });
}
void opens(Arena& arena, Window window) {
  arena.run([window](Game& game) { rules::moment_for_all(game, window); });
}

}  // namespace

TEST_CASE("Chewbacca: a faceup card is turned down and never acts [1e-pilot-chewbacca][1e-dmg-6]", "[first]") {
  Arena arena = fight("1e-pilot-chewbacca", {});
  arena.edit("A").ship.shields = 0;
  SECTION("dealt faceup") {
    arena.run([](Game& game) { rules::suffer(game, "A", 0, 1, "1e-attack-34"); });
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(!arena["A"].ship.damage.front().faceup);
    CHECK(!arena.told(catalog().damage_card(212)->rule));
  }
  SECTION("only turned up") {
    arena.run([](Game& game) {
      rules::deal_card(game, "A", false, "1e-dmg-3");
      rules::expose(game, "A", "1e-dmg-6");
    });
    CHECK(arena["A"].ship.damage.front().faceup);
  }
}

TEST_CASE("Lando Calrissian: a free action for a friend after a green maneuver [1e-pilot-landocalrissian]", "[first]") {
  Arena arena =
      fight("1e-pilot-landocalrissian", {piloted("F", "1e-pilot-prototypepilot", Side::player, 557, 400)}, {});
  SECTION("from its bar") {
    arena.says("action", "evade");
    flies(arena, "1F");
    CHECK(arena["F"].tokens.evade == 1);
  }
  SECTION("stressed it gains nothing") {
    arena.edit("F").tokens.stress = 1;
    flies(arena, "1F");
    CHECK(arena.question("action") == nullptr);
  }
  SECTION("not after a white one") {
    flies(arena, "3F");
    CHECK(arena.question("action") == nullptr);
  }
  SECTION("not at range 2") {
    arena.edit("F").pose = pose(700, 400);
    flies(arena, "1F");
    CHECK(arena.question("action") == nullptr);
  }
}

TEST_CASE("Han Solo: all dice are rerolled or none [1e-pilot-hansolo]", "[first]") {
  Arena arena = fight("1e-pilot-hansolo", {target("B", 150)});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-pilot-hansolo").dice({Face::focus, Face::hit, Face::hit});  // once alone
  arena.says("modify-attack", "focus").dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);
}

TEST_CASE("Kath Scarlet: stress for evaded critical results [1e-pilot-kathscarlet-firespray31-galacticempire]",
          "[first]") {
  Arena arena = fight("1e-pilot-kathscarlet-firespray31-galacticempire", {target("B", 150)});
  arena.says("attack", "primary:0:front>B");
  SECTION("one token for two of them") {
    arena.dice({Face::crit, Face::crit, Face::blank}).dice({Face::evade, Face::evade, Face::blank});
    engage(arena);
    CHECK(arena["B"].tokens.stress == 1);
    CHECK(damage_to(arena, "B") == 0);
  }
  SECTION("after a hit too") {
    arena.dice({Face::crit, Face::crit, Face::hit}).dice({Face::evade, Face::evade, Face::blank});
    engage(arena);
    CHECK(arena["B"].tokens.stress == 1);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("hits are evaded first") {
    arena.dice({Face::crit, Face::hit, Face::hit}).dice({Face::evade, Face::evade, Face::blank});
    engage(arena);
    CHECK(arena["B"].tokens.stress == 0);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Boba Fett: a bank to the other side [1e-pilot-bobafett-firespray31-galacticempire][1e-man-17]", "[first]") {
  Arena arena = fight("1e-pilot-bobafett-firespray31-galacticempire", {});
  arena.passes("action");
  SECTION("a bank") {
    arena.says("effect", "1e-pilot-bobafett-firespray31-galacticempire");
    activates(arena, "2B");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("2N"));
  }
  SECTION("as it was") {
    arena.says("effect", "pass");
    activates(arena, "2N");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("2N"));
  }
  SECTION("no turn") {
    activates(arena, "2T");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("2T"));
  }
}

TEST_CASE("Krassis Trelix: one die of a secondary weapon is rerolled [1e-pilot-krassistrelix]", "[first]") {
  Arena arena = fight("1e-pilot-krassistrelix", {target("B", 150)}, {"1e-upgrade-heavylasercannon"});
  SECTION("a cannon") {
    arena.says("attack", "1e-upgrade-heavylasercannon>B").dice({Face::blank, Face::hit, Face::blank, Face::blank});
    arena.says("modify-attack", "1e-pilot-krassistrelix").says("reroll", "0").dice({Face::hit});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
  SECTION("not his primary weapon") {
    arena.says("attack", "primary:0:front>B").dice({Face::blank, Face::hit, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Ten Numb: one critical result cannot be evaded [1e-pilot-tennumb][1e-evade-6]", "[first]") {
  Arena arena = fight("1e-pilot-tennumb", {target("B", 150)});
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", "primary:0>B");
  SECTION("the token does not help") {
    arena.dice({Face::crit, Face::crit, Face::hit}).dice({Face::evade, Face::evade, Face::evade});
    arena.says("modify-defense", "evade");
    engage(arena);
    REQUIRE(damage_to(arena, "B") == 1);
    CHECK(arena["B"].ship.damage.front().faceup);
  }
  SECTION("hits go first") {
    arena.dice({Face::crit, Face::crit, Face::hit}).dice({Face::evade, Face::blank, Face::blank});
    arena.passes("modify-defense");
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["B"].ship.damage.front().faceup);
  }
  SECTION("plain hits have no such luck") {
    arena.dice({Face::hit, Face::hit, Face::hit}).dice({Face::evade, Face::evade, Face::evade});
    arena.passes("modify-defense");
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

TEST_CASE("Ibtisam: stressed she rerolls one die [1e-pilot-ibtisam]", "[first]") {
  SECTION("attacking") {
    Arena arena = fight("1e-pilot-ibtisam", {target("B", 150)});
    arena.edit("A").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit, Face::blank});
    arena.says("modify-attack", "1e-pilot-ibtisam").says("reroll", "2").dice({Face::hit});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
  SECTION("defending") {
    Arena arena = fight("1e-pilot-academypilot", {target("B", 150, "1e-pilot-ibtisam")});
    arena.edit("B").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).dice({Face::blank});
    arena.says("modify-defense", "1e-pilot-ibtisam").says("reroll", "0").dice({Face::evade});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("not without stress") {
    Arena arena = fight("1e-pilot-ibtisam", {target("B", 150)});
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Roark Garnet: a friend has pilot skill 12 for one Combat phase [1e-pilot-roarkgarnet][1e-ps-2]", "[first]") {
  Arena arena = fight("1e-pilot-roarkgarnet", {friendly("F", 50), friendly("G", 250), target("B", 150)});
  arena.says("ship", "G");
  opens(arena, Window::start_of_engagement_phase);
  CHECK(arena.offered("ship", "pass") == nullptr);
  CHECK(arena.offered("ship", "B") == nullptr);
  CHECK(arena["G"].initiative == 12);
  CHECK(arena["F"].initiative == 2);
  SECTION("until it ends") {
    opens(arena, Window::end_of_combat);
    CHECK(arena["G"].initiative == 2);
  }
  SECTION("and it ends without him too") {
    arena.edit("A").ship.removed = true;
    opens(arena, Window::end_of_combat);
    CHECK(arena["G"].initiative == 2);
  }
}

TEST_CASE("Kyle Katarn hands over a focus token [1e-pilot-kylekatarn][1e-golden-14]", "[first]") {
  Arena arena = fight("1e-pilot-kylekatarn", {friendly("F", 250)});
  arena.edit("F").tokens.stress = 1;
  SECTION("to a stressed ship at range 3") {
    arena.edit("A").tokens.focus = 2;
    arena.says("effect", "1e-pilot-kylekatarn");
    opens(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["F"].tokens.focus == 1);
  }
  SECTION("he has to have one") {
    opens(arena, Window::start_of_engagement_phase);
    CHECK(arena["F"].tokens.focus == 0);
  }
  SECTION("beyond range 3") {
    arena.edit("A").tokens.focus = 1;
    arena.edit("F").pose = pose(900, 300);
    opens(arena, Window::start_of_engagement_phase);
    CHECK(arena["F"].tokens.focus == 0);
  }
}

TEST_CASE("Jan Ors: stress of hers is a die of a friend's [1e-pilot-janors][1e-stress-12][1e-attack-17]", "[first]") {
  Arena arena = fight("1e-pilot-rookiepilot", {friendly("F", 250, "1e-pilot-janors"), target("B", 150)});
  arena.says("attack", "primary:0>B");
  SECTION("she pays") {
    arena.says("effect", "1e-pilot-janors").dice({Face::hit, Face::hit, Face::hit, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["F"].tokens.stress == 1);
    CHECK(damage_to(arena, "B") == 3);
  }
  SECTION("not when stressed") {
    arena.edit("F").tokens.stress = 1;
    arena.dice({Face::blank, Face::blank, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["F"].tokens.stress == 1);
  }
  SECTION("not beyond range 3") {
    arena.edit("F").pose = pose(900, 300);
    arena.dice({Face::blank, Face::blank, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["F"].tokens.stress == 0);
  }
}

TEST_CASE("Jan Ors has to bear the stress herself [1e-pilot-janors][1e-stress-12]", "[first]") {
  Arena arena = fight("1e-pilot-rookiepilot", {friendly("F", 50, "1e-pilot-janors"),
                                               friendly("Y", 200, "1e-pilot-captainyorr"), target("B", 150)});
  arena.says("attack", "primary:0>B").says("effect", "1e-pilot-janors").says("effect", "1e-pilot-captainyorr");
  arena.dice({Face::blank, Face::blank, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(arena["F"].tokens.stress == 0);
  CHECK(arena["Y"].tokens.stress == 1);
}

TEST_CASE("Captain Jonus: friends reroll two dice of a secondary weapon [1e-pilot-captainjonus]", "[first]") {
  Arena arena = fight("1e-pilot-goldsquadronpilot", {friendly("F", 50, "1e-pilot-captainjonus"), target("B", 150)},
                      {"1e-upgrade-ioncannonturret"});
  SECTION("at range 1") {
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice({Face::blank, Face::blank, Face::blank});
    arena.says("modify-attack", "1e-pilot-captainjonus").says("reroll", "0").says("reroll", "1");
    arena.dice({Face::blank, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
  }
  SECTION("not at range 2") {
    arena.edit("F").pose = pose(640, 300);
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice({Face::blank, Face::blank, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
  }
  SECTION("not with primary weapons") {
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
  }
}

}  // namespace plotboard::first_cards_p1_2
