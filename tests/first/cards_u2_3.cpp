// Crew of the 1st edition, from R2-D2 to Tail Gunner.
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_u2_3 {
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
constexpr const char* kTransport = "1e-pilot-gr75mediumtransport";
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

TEST_CASE("R2-D2: the last shield comes back, and a hit turns a damage card up [1e-upgrade-r2d2-swx22]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-r2d2-swx22"})}, "1e", Phase::end);
  arena.edit("A").ship.damage = {{212, false, 1, {}}};
  SECTION("without shields") {
    arena.edit("A").ship.shields = 0;
    const Face face = GENERATE(Face::hit, Face::crit);
    arena.says("effect", "1e-upgrade-r2d2-swx22").dice({face});
    arena.run([](Game& game) { rules::first::end_phase(game); });
    CHECK(arena["A"].ship.shields == 1);
    CHECK(arena["A"].ship.damage.front().faceup == (face == Face::hit));
  }
  SECTION("not with one left") {
    arena.edit("A").ship.shields = 1;
    arena.run([](Game& game) { rules::first::end_phase(game); });
    CHECK(arena["A"].ship.shields == 1);
  }
}

TEST_CASE("Raymus Antilles: sees a dial, and a white maneuver stresses [1e-upgrade-raymusantilles]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-raymusantilles"}), theirs("B", 250), theirs("C", 350)}, "1e");
  const bool white = GENERATE(true, false);
  arena.edit("B").ship.dial = geom::maneuver_from_code(white ? "4F" : "2F");
  arena.edit("C").ship.dial = geom::maneuver_from_code("4F");
  arena.says("effect", "1e-upgrade-raymusantilles").says("look", "seen");
  open(arena, Window::start_of_activation_phase);
  CHECK(arena["B"].tokens.stress == (white ? 1 : 0));
  CHECK(arena["C"].tokens.stress == 0);
}

TEST_CASE("Rear Admiral Chiraneau: one more straight 1 [1e-upgrade-rearadmiralchiraneau]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-rearadmiralchiraneau"}, "1e-pilot-gozanticlasscruiser")}, "huge-1e");
  const auto before = arena["A"].pose.y;
  arena.says("action", "1e-upgrade-rearadmiralchiraneau");
  act(arena);
  CHECK(arena["A"].pose.y > before);
  CHECK(arena["A"].ship.executed->maneuver == geom::maneuver_from_code("1F"));
  CHECK(arena["A"].ship.sections[0].energy == 0);  // 1e-act-12
}

TEST_CASE("Rebel Captive: the first who attacks its carrier in a round is stressed [1e-upgrade-rebelcaptive]",
          "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-rebelcaptive"}), theirs("B", 150), theirs("C", 250)}, "1e",
              Phase::engagement);
  for (const char* enemy : {"B", "C"}) {
    arena.says("attack", std::string("primary:0>") + "A").dice({Face::blank, Face::blank});
    arena.dice(std::vector<Face>(enemy[0] == 'B' ? 2 : 3, Face::blank));
    engage(arena, enemy);
  }
  CHECK(arena["B"].tokens.stress == 1);
  CHECK(arena["C"].tokens.stress == 0);
}

TEST_CASE("Recon Specialist: a focus action gives two tokens [1e-upgrade-reconspecialist]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-reconspecialist"})}, "1e");
  arena.says("action", "focus");
  act(arena);
  CHECK(arena["A"].tokens.focus == 2);
  arena.run([](Game& game) { rules::gain(game, "A", state::Token::focus, 1, "1e-focus-1"); });
  CHECK(arena["A"].tokens.focus == 3);
}

TEST_CASE("Rey: a focus token outlasts the round on her card [1e-upgrade-rey]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-rey"})}, "1e", Phase::end);
  arena.edit("A").tokens.focus = 2;
  arena.says("effect", "1e-upgrade-rey");
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["A"].ship.card("1e-upgrade-rey")->charges == 1);
  arena.says("effect", "1e-upgrade-rey");
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].ship.card("1e-upgrade-rey")->charges == 0);
}

TEST_CASE("Saboteur: turns up a damage card of an enemy at range 1 [1e-upgrade-saboteur]", "[first]") {
  const double gap = GENERATE(50, 150);
  Arena arena({ours("A", 457, {"1e-upgrade-saboteur"}), theirs("B", gap)}, "1e");
  arena.edit("B").ship.damage = {{212, false, 1, {}}};
  if (gap < 100) {
    const Face face = GENERATE(Face::hit, Face::crit, Face::focus);
    arena.says("action", "1e-upgrade-saboteur").dice({face});
    act(arena);
    CHECK(arena["B"].ship.damage.front().faceup == (face != Face::focus));
  } else {
    arena.passes("action");
    act(arena);
    CHECK(arena.offered("action", "1e-upgrade-saboteur") == nullptr);
  }
}

TEST_CASE("Saw Gerrera: 1 damage, and all focus results are critical hits [1e-upgrade-sawgerrera]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-sawgerrera"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  SECTION("with hull to lose") {
    arena.says("modify-attack", "1e-upgrade-sawgerrera").dice(kMiss);
    engage(arena);
    CHECK(damage_to(arena, "A") == 1);
    CHECK(arena["B"].ship.damage.size() == 2);
    CHECK(arena["B"].ship.damage.back().faceup);
  }
  SECTION("not without [1e-dmg-19]") {
    arena.edit("A").ship.damage = std::vector<state::DamageCard>(3, {212, false, 1, {}});
    arena.dice(kMiss);
    engage(arena);
    CHECK(arena.question("modify-attack") == nullptr);
  }
}

TEST_CASE("Shield Technician: a recover action takes as much energy as its player likes [1e-upgrade-shieldtechnician]",
          "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-shieldtechnician"}, kTransport)}, "huge-1e");
  arena.edit("A").ship.sections[0].energy = 4;
  arena.edit("A").ship.sections[0].shields = arena.edit("A").ship.shields = 1;
  arena.says("action", "recover").says("energy-spent", "1");
  act(arena);
  CHECK(arena["A"].ship.shields == 2);
  CHECK(arena["A"].ship.sections[0].energy == 3);
}

TEST_CASE("Systems Officer: a friend at range 1 locks after a green maneuver [1e-upgrade-systemsofficer]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-systemsofficer"}), ours("F", 557), theirs("B", 250)}, "1e");
  arena.passes("action");
  const bool green = GENERATE(true, false);
  if (green) arena.says("effect", "1e-upgrade-systemsofficer");
  fly(arena, green ? "1F" : "3F");
  CHECK(arena["F"].lock.empty() == !green);
  CHECK(arena["A"].lock.empty());
}

TEST_CASE("Tactician: whom it attacks in its arc at range 2 is stressed [1e-upgrade-tactician]", "[first]") {
  const double gap = GENERATE(150, 250);
  const bool hits = GENERATE(true, false);
  Arena arena({ours("A", 457, {"1e-upgrade-tactician"}), theirs("B", gap)}, "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({hits ? Face::hit : Face::blank, Face::blank, Face::blank});
  arena.dice(std::vector<Face>(gap < 200 ? 3 : 4, Face::blank));
  engage(arena);
  CHECK(arena["B"].tokens.stress == (gap < 200 ? 1 : 0));
}

TEST_CASE("Tactician: not for a target of a turret beside the arc [1e-upgrade-tactician]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-tactician"}, "1e-pilot-outerrimsmuggler"),
               piloted("B", kAcademy, Side::enemy, 680, 300)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank}).dice(kMiss);
  engage(arena);
  CHECK(arena["B"].tokens.stress == 0);
}

TEST_CASE("Tail Gunner: 1 agility less against the rear arc [1e-upgrade-tailgunner]", "[first]") {
  const bool behind = GENERATE(true, false);
  Arena arena({ours("A", 457, {"1e-upgrade-tailgunner"}, "1e-pilot-braylenstramm"),
               piloted("B", kAcademy, Side::enemy, 457, behind ? 110 : 490)},
              "1e", Phase::engagement);
  arena.says("attack", behind ? "primary:0:rear>B" : "primary:0:front>B").dice({Face::hit, Face::blank});
  arena.dice(std::vector<Face>(behind ? 2 : 3, Face::blank));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

}  // namespace plotboard::first_cards_u2_3
