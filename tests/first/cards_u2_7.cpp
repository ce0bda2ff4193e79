// Elite talents of the 1st edition, from Ruthlessness to Swarm Leader.
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_u2_7 {
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

}  // namespace

TEST_CASE("Ruthlessness: 1 damage to a ship at range 1 of the one that was hit [1e-upgrade-ruthlessness]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-ruthlessness"}), theirs("B", 150),
               piloted("C", kAcademy, Side::enemy, 540, 490), piloted("F", kRookie, Side::player, 370, 490)},
              "1e", Phase::engagement);
  const bool hits = GENERATE(true, false);
  arena.says("attack", "primary:0>B").dice({hits ? Face::hit : Face::blank, Face::blank, Face::blank}).dice(kMiss);
  if (hits) arena.says("ship", "F");  // friends count
  engage(arena);
  CHECK(damage_to(arena, "F") == (hits ? 1 : 0));
  if (hits) CHECK(arena.offered("ship", "pass") == nullptr);
  if (hits) CHECK(arena.offered("ship", "C") != nullptr);
}

TEST_CASE("Saturation Salvo: a missed missile strikes what turns badly at range 1 [1e-upgrade-saturationsalvo]",
          "[first]") {
  // Proton torpedoes cost 4 points; agility: TIE fighters 3, a YT-1300 1.
  Arena arena(
      {ours("A", 457, {"1e-upgrade-saturationsalvo", "1e-upgrade-protontorpedoes"}), theirs("B", 150),
       piloted("C", kAcademy, Side::enemy, 540, 490), piloted("D", "1e-pilot-outerrimsmuggler", Side::enemy, 457, 740)},
      "1e", Phase::engagement);
  arena.edit("A").ship.cards[1].charges = 1;  // an ordnance token
  arena.edit("A").lock = "B";
  arena.edit("C").ship.agility = 4;
  const bool hits = GENERATE(true, false);
  arena.says("attack", "1e-upgrade-protontorpedoes>B").says("discard", "token");
  arena.dice({hits ? Face::hit : Face::blank, Face::blank, Face::blank, Face::blank}).dice(kMiss);
  if (!hits) arena.dice({Face::hit});  // of B alone: C turns too well, D is too far
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(damage_to(arena, "C") == 0);
}

TEST_CASE("Selflessness: takes all hits of a friend at range 1 [1e-upgrade-selflessness]", "[first]") {
  const double x = GENERATE(557, 657);
  Arena arena({ours("A", 457), ours("H", x, {"1e-upgrade-selflessness"}), theirs("B", 150, {}, kRookie)}, "1e",
              Phase::engagement);
  const bool near = x < 600;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit, Face::crit}).dice({Face::blank, Face::blank});
  if (near) arena.says("effect", "1e-upgrade-selflessness");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == (near ? 1 : 3));
  CHECK(damage_to(arena, "H") == (near ? 2 : 0));
  CHECK(arena["H"].ship.card("1e-upgrade-selflessness")->discarded == near);
}

TEST_CASE("Snap Shot: an attack at an enemy that has just moved [1e-upgrade-snapshot]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-snapshot"}), theirs("B", 150), theirs("C", 250)}, "1e");
  arena.edit("A").tokens.focus = 1;
  arena.passes("action");
  arena.says("attack", "1e-upgrade-snapshot>B").dice({Face::hit, Face::focus}).dice(kMiss);
  fly(arena, "2F", "B");  // ends at range 1; the focus token may not be spent
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["A"].tokens.focus == 1);
  fly(arena, "4F", "C");  // once a phase
  CHECK(damage_to(arena, "C") == 0);
  arena.run([](Game& game) { CHECK(rules::shots_of(game, "A").empty()); });
  arena.table.play.phase = Phase::engagement;
  arena.run([](Game& game) { CHECK(!rules::shots_of(game, "A").empty()); });
}

TEST_CASE("Snap Shot: not beyond range 1 nor at friends, and others may change its dice [1e-upgrade-snapshot]",
          "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-snapshot", "1e-upgrade-predator"}), theirs("B", 250)}, "1e");
  arena.passes("action");
  fly(arena, "2F", "B");
  CHECK(arena.question("attack") == nullptr);
  arena.table.play.phase = Phase::engagement;
  arena.edit("B").pose.y = base::um_from_mm(400);
  arena.says("attack", "1e-upgrade-snapshot>B").dice({Face::blank, Face::blank}).dice(kMiss);
  engage(arena);
  REQUIRE(arena.question("modify-attack") == nullptr);
}

TEST_CASE("Squad Leader: a free action for a ship of lower pilot skill [1e-upgrade-squadleader]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-squadleader"}, "1e-pilot-wedgeantilles"), ours("F", 557), ours("G", 857),
               ours("H", 397, {}, "1e-pilot-wedgeantilles")},
              "1e");
  arena.says("action", "1e-upgrade-squadleader").says("action", "focus");  // F alone
  act(arena);
  CHECK(arena["F"].tokens.focus == 1);
  CHECK(arena.question("ship") == nullptr);
}

TEST_CASE("Stay on Target: another bearing of that speed, flown as red [1e-upgrade-stayontarget]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-stayontarget"})}, "1e");
  SECTION("unstressed") {
    arena.says("effect", "1e-upgrade-stayontarget").says("turn-dial", "2F");
    fly(arena, "2T");
    CHECK(arena["A"].ship.executed->maneuver == geom::maneuver_from_code("2F"));
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena.offered("turn-dial", "3T") == nullptr);
  }
  SECTION("stressed: it falls back on the straight 2 [1e-stress-5]") {
    arena.edit("A").tokens.stress = 1;
    arena.says("effect", "1e-upgrade-stayontarget").says("turn-dial", "3T");
    fly(arena, "3F");
    CHECK(arena["A"].ship.executed->maneuver == geom::maneuver_from_code("2F"));
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("Swarm Leader: friends with the target in their arc give evade tokens for dice [1e-upgrade-swarmleader]",
          "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-swarmleader"}), ours("F", 557), ours("G", 357),
               piloted("H", kRookie, Side::player, 657, 300, 180), theirs("B", 150)},
              "1e", Phase::engagement);
  for (const char* id : {"F", "G", "H"}) arena.edit(id).tokens.evade = 2;
  arena.says("attack", "primary:0>B").says("effect", "1e-upgrade-swarmleader").says("ship", "F");
  SECTION("two of them") {
    arena.says("ship", "G").dice(std::vector<Face>(5, Face::blank)).dice(kMiss);
    engage(arena);
    CHECK(arena["G"].tokens.evade == 1);
  }
  SECTION("or one") {
    arena.says("ship", "pass").dice(std::vector<Face>(4, Face::blank)).dice(kMiss);
    engage(arena);
    CHECK(arena["G"].tokens.evade == 2);
  }
  CHECK(arena["F"].tokens.evade == 1);
  CHECK(arena["H"].tokens.evade == 2);  // it looks away
}

}  // namespace plotboard::first_cards_u2_7
