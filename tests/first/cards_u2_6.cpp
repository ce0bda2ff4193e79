// Elite talents of the 1st edition, from Fearlessness to Rage.
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_u2_6 {
using namespace test;
namespace {

using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using Cards = std::vector<std::string>;

constexpr const char* kRookie = "1e-pilot-rookiepilot";
constexpr const char* kAcademy = "1e-pilot-academypilot";
const std::vector<Face> kMiss{Face::blank, Face::blank, Face::blank};

// Ours look up the table, theirs down it. Gap of the bases in mm, straight ahead of (457, 300).
state::Piece ours(const std::string& id, double x, const Cards& cards = {}, const std::string& pilot = kRookie) {
  return piloted(id, pilot, Side::player, x, 300, 0, cards);
}
state::Piece theirs(const std::string& id, double gap, const Cards& cards = {}, const std::string& pilot = kAcademy) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
void act(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::perform_action_step(game, ship, false); });
}
void fly(Arena& arena, const char* code, const char* ship = "A") {
  arena.edit(ship).ship.dial = geom::maneuver_from_code(code);
  arena.run([ship](Game& game) { rules::activate(game, ship); });
}
void open(Arena& arena, Window window) {
  arena.run([window](Game& game) { rules::moment_for_all(game, window); });
}

}  // namespace

TEST_CASE("Fearlessness: one hit more face to face at range 1 [1e-upgrade-fearlessness]", "[first]") {
  const double gap = GENERATE(50, 150);
  const double heading = GENERATE(180, 90);
  Arena arena(
      {ours("A", 457, {"1e-upgrade-fearlessness"}), piloted("B", kAcademy, Side::enemy, 457, 340 + gap, heading)}, "1e",
      Phase::engagement);
  const bool works = gap < 100 && heading > 100;
  arena.says("attack", "primary:0>B").dice(std::vector<Face>(gap < 100 ? 4 : 3, Face::blank));
  if (works) arena.says("modify-attack", "1e-upgrade-fearlessness");
  arena.dice(kMiss);
  engage(arena);
  CHECK(damage_to(arena, "B") == (works ? 1 : 0));
}

TEST_CASE(
    "Intensity: a token after a boost or a roll, and the card is exhausted "
    "[1e-upgrade-intensity-elite-ready][1e-upgrade-intensity-elite-exhausted]",
    "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-intensity-elite-ready"}, "1e-pilot-alphasquadronpilot")}, "1e");
  SECTION("boost") {
    arena.says("action", "boost").says("boost", "straight").says("effect", "1e-upgrade-intensity-elite-ready");
    arena.says("pick", "evade");
    act(arena);
    CHECK(arena["A"].tokens.evade == 1);
    CHECK(arena["A"].ship.card("1e-upgrade-intensity-elite-ready") == nullptr);
    REQUIRE(arena["A"].ship.card("1e-upgrade-intensity-elite-exhausted") != nullptr);
    arena.edit("A").ship.actions.clear();
    arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");  // nothing while exhausted
    act(arena);
    arena.says("effect", "1e-upgrade-intensity-elite-exhausted");
    open(arena, Window::end_of_combat);
    CHECK(arena["A"].tokens.evade == 0);
    CHECK(arena["A"].ship.card("1e-upgrade-intensity-elite-ready") != nullptr);
  }
  SECTION("no other action") {
    arena.says("action", "focus");
    act(arena);
    CHECK(arena["A"].ship.card("1e-upgrade-intensity-elite-ready") != nullptr);
  }
  SECTION("the card stays as it is without the token") {
    arena.says("action", "boost").says("boost", "straight").passes("effect");
    act(arena);
    CHECK(arena["A"].ship.card("1e-upgrade-intensity-elite-ready") != nullptr);
  }
}

TEST_CASE("Intimidation: enemies that it touches have 1 agility less [1e-upgrade-intimidation]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-intimidation"}), ours("F", 417), theirs("B", 0.1), theirs("C", 50)}, "1e",
              Phase::engagement);
  arena.edit("A").ship.bumped = {"B", "F"};
  arena.run([](Game& game) {
    CHECK(rules::agility_of(game, "B") == 2);
    CHECK(rules::agility_of(game, "C") == 3);
    CHECK(rules::agility_of(game, "F") == 2);  // a friend keeps its own
  });
}

TEST_CASE("Juke: with an evade token an evade result becomes a focus result [1e-upgrade-juke]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-juke"}), theirs("B", 150)}, "1e", Phase::engagement);
  const int evade = GENERATE(1, 0);
  arena.edit("A").tokens.evade = evade;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  arena.dice({Face::evade, Face::blank, Face::blank});
  if (evade > 0) arena.says("modify-defense-attacker", "1e-upgrade-juke");
  engage(arena);
  CHECK(damage_to(arena, "B") == evade);
  CHECK(arena["A"].tokens.evade == evade);
}

TEST_CASE("Lightning Reflexes: turns about after a maneuver that is not red [1e-upgrade-lightningreflexes]",
          "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-lightningreflexes"})}, "1e");
  SECTION("green: the token stays") {
    arena.says("effect", "1e-upgrade-lightningreflexes");
    fly(arena, "2F");
    CHECK(arena["A"].pose.heading == base::mdeg_from_degrees(180));
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["A"].ship.card("1e-upgrade-lightningreflexes")->discarded);
  }
  SECTION("not red") { fly(arena, "4K"); }
  SECTION("no maneuver of its dial [1e-man-21]") {
    arena.passes("action");
    arena.edit("A").tokens.ion = 1;
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("Lone Wolf: rerolls one blank result far from its friends [1e-upgrade-lonewolf]", "[first]") {
  const double x = GENERATE(557, 857);
  Arena arena({ours("A", 457, {"1e-upgrade-lonewolf"}), ours("F", x), theirs("B", 150)}, "1e", Phase::engagement);
  const bool alone = x > 800;
  SECTION("of its attack") {
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::focus});
    if (alone) arena.says("modify-attack", "1e-upgrade-lonewolf:attack").dice({Face::hit});
    arena.dice(kMiss);
    engage(arena);
    CHECK(damage_to(arena, "B") == (alone ? 1 : 0));
  }
  SECTION("of its defense") {
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice({Face::blank, Face::blank});
    if (alone) arena.says("modify-defense", "1e-upgrade-lonewolf:defense").dice({Face::evade});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == (alone ? 0 : 1));
  }
}

TEST_CASE("Opportunist: a stress token for a die against a ship without tokens [1e-upgrade-opportunist]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-opportunist"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.says("attack", "primary:0>B");
  SECTION("without tokens") {
    arena.says("effect", "1e-upgrade-opportunist").dice(std::vector<Face>(4, Face::blank)).dice(kMiss);
    engage(arena);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("not with an evade token") {
    arena.edit("B").tokens.evade = 1;
    arena.dice(kMiss).dice(kMiss).passes("modify-defense");
    engage(arena);
    CHECK(arena["A"].tokens.stress == 0);
  }
  SECTION("not stressed") {
    arena.edit("A").tokens.stress = 1;
    arena.dice(kMiss).dice(kMiss);
    engage(arena);
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("Outmaneuver: 1 agility less for who does not see it [1e-upgrade-outmaneuver]", "[first]") {
  const double heading = GENERATE(0, 180);
  Arena arena({ours("A", 457, {"1e-upgrade-outmaneuver"}), piloted("B", kAcademy, Side::enemy, 457, 490, heading)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice(kMiss).dice(std::vector<Face>(heading == 0 ? 2 : 3, Face::blank));
  engage(arena);
  CHECK(arena.asked.back().dice == (heading == 0 ? 2 : 3));
}

TEST_CASE("Outmaneuver: not for a turret ship's target beside its arc [1e-upgrade-outmaneuver]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-outmaneuver"}, "1e-pilot-outerrimsmuggler"),
               piloted("B", kAcademy, Side::enemy, 680, 300, 90)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank}).dice(kMiss);
  engage(arena);
  CHECK(arena.asked.back().dice == 3);
}

TEST_CASE("Predator: one reroll, two against poor pilots [1e-upgrade-predator]", "[first]") {
  const bool poor = GENERATE(true, false);
  Arena arena({ours("A", 457, {"1e-upgrade-predator"}),
               theirs("B", 150, {}, poor ? kAcademy : "1e-pilot-obsidiansquadronpilot")},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice(kMiss).says("modify-attack", "1e-upgrade-predator").says("reroll", "0");
  if (poor) arena.says("reroll", "2");
  arena.dice(std::vector<Face>(poor ? 2 : 1, Face::hit)).dice(kMiss);
  engage(arena);
  CHECK(damage_to(arena, "B") == (poor ? 2 : 1));
}

TEST_CASE("Rage: a focus token, two stress tokens, and up to three rerolls an attack [1e-upgrade-rage]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-rage"}), theirs("B", 50)}, "1e");
  const bool raging = GENERATE(true, false);
  if (raging) {
    arena.says("action", "1e-upgrade-rage");
    act(arena);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.stress == 2);
    arena.edit("A").tokens.focus = 0;
  }
  arena.table.play.phase = Phase::engagement;
  arena.says("attack", "primary:0>B").dice(std::vector<Face>(4, Face::blank));
  if (raging) {
    arena.says("modify-attack", "1e-upgrade-rage").says("reroll", "0").says("reroll", "1").says("reroll", "2");
    arena.dice({Face::hit, Face::hit, Face::blank});
  }
  arena.dice(kMiss);
  engage(arena);
  CHECK(damage_to(arena, "B") == (raging ? 2 : 0));
}

}  // namespace plotboard::first_cards_u2_6
