// Pilots of the 1st edition, part 1: "Dutch" Vander to Arvel Crynyd.
#include <catch2/catch.hpp>

#include "rules/first/free_action.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_cards_p1_1 {
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
void acts(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::perform_action_step(game, ship, false); });
}
void flies(Arena& arena, const char* code, const char* ship = "A") {
  arena.run([ship, code](Game& game) {
    const auto flight = rules::flight_of(game, ship, *geom::maneuver_from_code(code));
    rules::execute_maneuver(game, ship, flight, rules::ManeuverKind::activation);
  });
}
void gains(Arena& arena, const char* ship, Token token, int count) {
  arena.run([=](Game& game) { rules::gain(game, ship, token, count, "1e-act-9"); });
}
// That A rolls in its first shot.
int attack_dice(Arena& arena) {
  int dice = 0;
  arena.run(
      [&dice](Game& game) { dice = rules::attack_dice_for(game, rules::attack_by(rules::shots_of(game, "A").at(0))); });
  return dice;
}

}  // namespace

TEST_CASE("Dutch Vander: a second ship may lock what it likes [1e-pilot-dutchvander][1e-lock-10]", "[first]") {
  SECTION("at range 2, stressed") {
    Arena arena = fight("1e-pilot-dutchvander", {friendly("F", 150), target("B", 150)});
    arena.edit("F").tokens.stress = 1;
    arena.says("action", "lock").says("second-lock", "yes");
    acts(arena);
    CHECK(arena["A"].lock == "B");
    CHECK(arena["F"].lock == "B");
  }
  SECTION("it need not") {
    Arena arena = fight("1e-pilot-dutchvander", {friendly("F", 150), target("B", 150)});
    arena.says("action", "lock").says("second-lock", "no");
    acts(arena);
    CHECK(arena["F"].lock.empty());
  }
  SECTION("one has to be picked") {
    Arena arena = fight("1e-pilot-dutchvander", {friendly("F", 50), friendly("G", 150), target("B", 150)});
    arena.says("action", "lock").says("ship", "G").says("second-lock", "yes");
    acts(arena);
    CHECK(arena.offered("ship", "pass") == nullptr);
    CHECK(arena["G"].lock == "B");
  }
  SECTION("nobody at range 1-2") {
    Arena arena = fight("1e-pilot-dutchvander", {friendly("F", 220), target("B", 150)});
    arena.says("action", "lock");
    acts(arena);
    CHECK(arena["F"].lock.empty());
  }
}

TEST_CASE("Horton Salm: blanks are rerolled at range 2-3 [1e-pilot-hortonsalm]", "[first]") {
  SECTION("at range 2, as many as he names") {
    Arena arena = fight("1e-pilot-hortonsalm", {target("B", 150)});
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank});
    arena.says("modify-attack", "1e-pilot-hortonsalm").says("reroll-count", "1").dice({Face::hit});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("once an attack, and no focus results") {
    Arena arena = fight("1e-pilot-hortonsalm", {target("B", 250)});
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank});
    arena.says("modify-attack", "1e-pilot-hortonsalm").dice({Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
  SECTION("not at range 1") {
    Arena arena = fight("1e-pilot-hortonsalm", {target("B", 50)});
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::hit});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Winged Gundark: at range 1 a hit is a critical hit [1e-pilot-wingedgundark]", "[first]") {
  SECTION("at range 1, one of them") {
    Arena arena = fight("1e-pilot-wingedgundark", {target("B", 50)});
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
    arena.says("modify-attack", "1e-pilot-wingedgundark").dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 2);
    CHECK(!arena["B"].ship.damage.front().faceup);
    CHECK(arena["B"].ship.damage.back().faceup);
  }
  SECTION("not at range 2") {
    Arena arena = fight("1e-pilot-wingedgundark", {target("B", 150)});
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 2);
    CHECK(!arena["B"].ship.damage.back().faceup);
  }
}

TEST_CASE("Night Beast: a free focus action after a green maneuver [1e-pilot-nightbeast][1e-stress-9]", "[first]") {
  Arena arena = fight("1e-pilot-nightbeast", {});
  SECTION("green takes the stress off first") {
    arena.edit("A").tokens.stress = 1;
    arena.says("action", "focus");
    flies(arena, "2F");
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("still stressed") {
    arena.edit("A").tokens.stress = 2;
    flies(arena, "2F");
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("white") {
    flies(arena, "4F");
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("focused already this round") {
    arena.edit("A").ship.actions = {"focus"};
    flies(arena, "2F");
    CHECK(arena["A"].tokens.focus == 0);
  }
}

TEST_CASE("Backstabber: one die more from outside of the defender's arcs [1e-pilot-backstabber][1e-arc-11]",
          "[first]") {
  const auto dice = [](const char* pilot, double heading) {
    Arena arena = fight("1e-pilot-backstabber", {target("B", 150, pilot, heading)});
    return attack_dice(arena);
  };
  CHECK(dice("1e-pilot-academypilot", 0) == 3);
  CHECK(dice("1e-pilot-academypilot", 180) == 2);
  CHECK(dice("1e-pilot-bountyhunter", 0) == 2);      // its auxiliary arc
  CHECK(dice("1e-pilot-outerrimsmuggler", 0) == 3);  // turrets have no arc but the printed one (1e-arc-8)
}

TEST_CASE("Dark Curse: no focus token, no reroll against him [1e-pilot-darkcurse]", "[first]") {
  SECTION("neither token nor lock") {
    Arena arena = fight("1e-pilot-rookiepilot", {target("B", 150, "1e-pilot-darkcurse")});
    arena.edit("A").tokens.focus = 1;
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::hit});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].lock == "B");
  }
  SECTION("nor a card") {
    Arena arena = fight("1e-pilot-hortonsalm", {target("B", 150, "1e-pilot-darkcurse")});
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit}).dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("results may be changed") {
    Arena arena = fight("1e-pilot-wingedgundark", {target("B", 50, "1e-pilot-darkcurse")});
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
    arena.says("modify-attack", "1e-pilot-wingedgundark").dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    REQUIRE(arena["B"].ship.damage.size() == 1);
    CHECK(arena["B"].ship.damage.front().faceup);
  }
  SECTION("his own attacks are like any other") {
    Arena arena = fight("1e-pilot-darkcurse", {target("B", 150)});
    arena.edit("A").tokens.focus = 1;
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank}).says("modify-attack", "focus");
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Mauler Mithel: one die more at range 1, beside the range bonus [1e-pilot-maulermithel]", "[first]") {
  Arena near = fight("1e-pilot-maulermithel", {target("B", 50)});
  CHECK(attack_dice(near) == 4);
  Arena far = fight("1e-pilot-maulermithel", {target("B", 150)});
  CHECK(attack_dice(far) == 2);
}

TEST_CASE("Darth Vader: two different actions in his own step [1e-pilot-darthvader]", "[first]") {
  Arena arena = fight("1e-pilot-darthvader", {});
  SECTION("in his own step") {
    arena.says("action", "focus").says("action", "evade");  // and no third one
    acts(arena);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.evade == 1);
    REQUIRE(arena.offered("action", "focus") != nullptr);
    CHECK(!arena.offered("action", "focus")->legal);
  }
  SECTION("a free action leads to none") {
    arena.says("action", "focus");
    arena.run([](Game& game) { rules::first::free_action(game, "A", {"focus"}, "1e-free-1"); });
    CHECK(arena["A"].tokens.focus == 1);
  }
}

TEST_CASE("Turr Phennir: boost or barrel roll after his attack [1e-pilot-turrphennir]", "[first]") {
  Arena arena = fight("1e-pilot-turrphennir", {target("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::blank});
  arena.dice({Face::blank, Face::blank, Face::blank});
  SECTION("after a miss too") {
    arena.says("action", "boost").says("boost", "straight");
    engage(arena);
    CHECK(arena["A"].pose.y.mm() == Approx(380));
    CHECK(arena.offered("action", "barrel-roll") != nullptr);
    CHECK(arena.offered("action", "focus") == nullptr);
  }
  SECTION("not when stressed") {
    arena.edit("A").tokens.stress = 1;
    engage(arena);
    CHECK(arena["A"].pose.y.mm() == Approx(300));
  }
}

TEST_CASE("Soontir Fel: a focus token for each stress token [1e-pilot-soontirfel][1e-stress-10]", "[first]") {
  Arena arena = fight("1e-pilot-soontirfel", {});
  SECTION("two at once") {
    arena.says("effect", "1e-pilot-soontirfel");
    gains(arena, "A", Token::stress, 2);
    CHECK(arena["A"].tokens.focus == 2);
    CHECK(arena["A"].tokens.stress == 2);
  }
  SECTION("if he likes") {
    arena.says("effect", "pass");
    gains(arena, "A", Token::stress, 1);
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("for no other token") {
    gains(arena, "A", Token::ion, 1);
    CHECK(arena["A"].tokens.focus == 0);
  }
}

TEST_CASE("Tycho Celchu acts although he is stressed [1e-pilot-tychocelchu]", "[first]") {
  SECTION("he does, also by a free action") {
    Arena arena = fight("1e-pilot-tychocelchu", {});
    arena.edit("A").tokens.stress = 2;
    arena.says("action", "focus").says("action", "evade");
    acts(arena);
    arena.run([](Game& game) { rules::first::free_action(game, "A", {"evade"}, "1e-free-1"); });
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.evade == 1);
    CHECK(arena["A"].tokens.stress == 2);
  }
  SECTION("others do not") {
    Arena arena = fight("1e-pilot-prototypepilot", {friendly("F", 50, "1e-pilot-tychocelchu")});
    arena.edit("A").tokens.stress = 1;
    acts(arena);
    CHECK(arena["A"].tokens.focus == 0);
  }
}

TEST_CASE("Arvel Crynyd: he attacks whom he touches, at range 1 [1e-pilot-arvelcrynyd][1e-touch-5]", "[first]") {
  SECTION("in his arc") {
    Arena arena = fight("1e-pilot-arvelcrynyd", {target("B", 0)});
    arena.edit("A").ship.bumped = {"B"};
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});  // with the die of range 1
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    arena.run([](Game& game) { CHECK(rules::shots_of(game, "B").empty()); });  // who may not answer
  }
  SECTION("outside of it") {
    Arena arena = fight("1e-pilot-arvelcrynyd", {target("B", 0)});
    arena.edit("A").pose = pose(457, 300, 180);
    arena.edit("A").ship.bumped = {"B"};
    arena.run([](Game& game) { CHECK(rules::shots_of(game, "A").empty()); });
  }
  SECTION("with weapons that reach range 1") {
    Arena arena = fight("1e-pilot-arvelcrynyd", {target("B", 0)}, {"1e-upgrade-concussionmissiles"});
    arena.edit("A").ship.bumped = {"B"};
    arena.edit("A").lock = "B";
    arena.run([](Game& game) { CHECK(rules::shots_of(game, "A").size() == 1); });
  }
}

}  // namespace plotboard::first_cards_p1_1
