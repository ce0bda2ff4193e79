// Crew of the 1st edition, Chewbacca to Finn.
#include "cards_u1.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::first_cards_u1_6 {
using namespace first_cards_u1;

namespace {

constexpr const char* kShuttle = "1e-pilot-omicrongrouppilot";  // large, attack 3, agility 1, hull 5, shields 5
const std::vector<Face> kMiss3{Face::blank, Face::blank, Face::blank};
const std::vector<Face> kMiss2{Face::blank, Face::blank};

}  // namespace

TEST_CASE("Chewbacca: a damage card goes and a shield comes back, once [1e-upgrade-chewbacca][1e-dmg-8]", "[first]") {
  for (const bool crit : {false, true}) {
    Arena arena = fight(kXwing, {"1e-upgrade-chewbacca"}, {});
    arena.edit("A").ship.shields = 0;
    arena.edit("A").ship.damage = {{kShipCard, false}, {kShipCard, false}};  // hull 3: the next one would be the last
    arena.says("effect", "1e-upgrade-chewbacca");
    arena.run([crit](Game& game) { rules::suffer(game, "A", crit ? 0 : 1, crit ? 1 : 0, "1e-dmg-2"); });
    CHECK(arena["A"].ship.damage.size() == 2);
    CHECK(arena["A"].ship.shields == 1);
    CHECK_FALSE(arena["A"].ship.destroyed);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-chewbacca"));
  }
}

TEST_CASE("Chewbacca: shields are no cards [1e-upgrade-chewbacca]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-chewbacca"}, {});
  arena.run([](Game& game) { rules::suffer(game, "A", 2, 0, "1e-dmg-1"); });
  CHECK_FALSE(asked_to_use(arena, "1e-upgrade-chewbacca"));
}

TEST_CASE("\"Chopper\" (crew): actions under stress, for 1 damage each [1e-upgrade-chopper]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-chopper"});
  arena.edit("A").tokens.stress = 1;
  arena.says("action", "focus");
  act(arena);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(damage_to(arena, "A") == 1);

  Arena calm = flight(kXwing, {"1e-upgrade-chopper", "1e-upgrade-fleetofficer"});
  calm.says("action", "1e-upgrade-fleetofficer");
  act(calm);  // the token comes with the action, which has begun without
  CHECK(calm["A"].tokens.stress == 1);
  CHECK(damage_to(calm, "A") == 0);
}

TEST_CASE("Darth Vader: 2 damage for a critical, hit or miss [1e-upgrade-darthvader]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-darthvader"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3).says("effect", "1e-upgrade-darthvader");
  engage(arena);
  CHECK(damage_to(arena, "A") == 2);
  REQUIRE(damage_to(arena, "B") == 1);
  CHECK(arena["B"].ship.damage.front().faceup);
}

TEST_CASE("Darth Vader: with 1 hull left, but not with none [1e-upgrade-darthvader][1e-dmg-19]", "[first]") {
  for (const std::size_t cards : {2U, 3U}) {
    Arena arena = fight(kXwing, {"1e-upgrade-darthvader"}, {enemy("B", 150)});
    arena.edit("A").ship.shields = 0;
    arena.edit("A").ship.damage.assign(cards, {kShipCard, false});
    arena.says("attack", "primary:0>B").dice(kMiss3).dice(kMiss3);
    if (cards == 2) arena.says("effect", "1e-upgrade-darthvader");
    engage(arena);
    CHECK(damage_to(arena, "B") == (cards == 2 ? 1 : 0));
  }
}

TEST_CASE("Dash Rendar: attacks from an asteroid and past obstacles [1e-upgrade-dashrendar]", "[first]") {
  const auto ships = [] {
    return std::vector<state::Piece>{obstacle("R1", "coreasteroid0", 457, 300),
                                     obstacle("R2", "coreasteroid1", 457, 440), enemy("B", 250)};
  };
  Arena barred = fight(kXwing, {}, ships());
  CHECK(shots_at(barred, "A", "B") == 0);
  Arena arena = fight(kXwing, {"1e-upgrade-dashrendar"}, ships());
  arena.says("attack", "primary:0>B").says("obstruction-line", "R2").dice(kMiss3);
  arena.dice({Face::blank, Face::blank, Face::blank, Face::blank});  // agility 3, range 3, and none for the asteroids
  engage(arena);
}

TEST_CASE("Dash Rendar: an overlap costs the action and a die as ever [1e-upgrade-dashrendar]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-dashrendar"}, {obstacle("R1", "coreasteroid0", 457, 385)});
  arena.dice({Face::hit});
  activate(arena, "2F");
  CHECK(damage_to(arena, "A") == 1);
  CHECK(times_asked(arena, "action") == 0);
}

TEST_CASE("Death Troopers: stress for who attacks a friend beside them [1e-upgrade-deathtroopers]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-deathtroopers"}, {ally("F", 520, 300), enemy("B", 150)});
  arena.says("attack", "primary:0>F").dice(kMiss2).dice(kMiss2);
  engage(arena, "B");
  CHECK(arena["B"].tokens.stress == 1);
}

TEST_CASE("Death Troopers: not for themselves, too far away, or outside the arc [1e-upgrade-deathtroopers]",
          "[first]") {
  Arena itself = fight(kXwing, {"1e-upgrade-deathtroopers"}, {enemy("B", 150)});
  itself.says("attack", "primary:0>A").dice(kMiss2).dice(kMiss2);
  engage(itself, "B");
  CHECK(itself["B"].tokens.stress == 0);

  Arena far = fight(kXwing, {"1e-upgrade-deathtroopers"}, {ally("F", 620, 300), enemy("B", 150)});
  far.says("attack", "primary:0>F").dice(kMiss2).dice(kMiss2);
  engage(far, "B");
  CHECK(far["B"].tokens.stress == 0);

  Arena outside = fight(kXwing, {"1e-upgrade-deathtroopers"},
                        {ally("F", 520, 300), piloted("B", kTie, Side::enemy, 560, 360, 180)});
  outside.says("attack", "primary:0>F").dice({Face::blank, Face::blank, Face::blank}).dice(kMiss2);
  engage(outside, "B");
  CHECK(outside["B"].tokens.stress == 0);
}

TEST_CASE("Dengar: one die, two against a unique pilot [1e-upgrade-dengar]", "[first]") {
  Arena one = fight(kXwing, {"1e-upgrade-dengar"}, {enemy("B", 150)});
  one.says("attack", "primary:0>B").dice(kMiss3).says("modify-attack", "1e-upgrade-dengar").says("reroll", "0");
  one.dice({Face::hit}).dice(kMiss3);
  engage(one);
  CHECK(damage_to(one, "B") == 1);

  Arena two = fight(kXwing, {"1e-upgrade-dengar"}, {enemy("B", 150, {}, "1e-pilot-howlrunner")});
  two.says("attack", "primary:0>B").dice(kMiss3).says("modify-attack", "1e-upgrade-dengar").says("reroll", "0");
  two.says("reroll", "1").dice({Face::hit, Face::hit}).dice(kMiss3);
  engage(two);
  CHECK(damage_to(two, "B") == 2);
}

TEST_CASE(
    "Director Krennic: Optimized Prototype for an Imperial ship of three shields at most "
    "[1e-upgrade-directorkrennic]",
    "[first]") {
  Arena arena = battle(kShuttle, {"1e-upgrade-directorkrennic"},
                       {ally("F", 557, 300, {}, kTie), ally("G", 657, 300, {}, "1e-pilot-epsilonsquadronpilot"),
                        ally("X", 357, 300), enemy("B", 150)},
                       Phase::setup);
  arena.says("ship", "G").run([](Game& game) { rules::moment_for_all(game, rules::Window::setup); });
  CHECK(has_faceup(arena, "G", "1e-condition-optimizedprototype"));
  CHECK(arena.offered("ship", "F") != nullptr);
  CHECK(arena.offered("ship", "A") == nullptr);  // five shields
  CHECK(arena.offered("ship", "X") == nullptr);  // a Rebel
  CHECK(arena.offered("ship", "B") == nullptr);  // an enemy
}

TEST_CASE("Emperor Palpatine: a friend's attack die is set and stays so [1e-upgrade-emperorpalpatine]", "[first]") {
  Arena arena = fight(kTie, {}, {ally("P", 700, 300, {"1e-upgrade-emperorpalpatine"}, kShuttle), enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").says("name-face", "crit").dice(kMiss2).says("set-die", "1");
  arena.says("modify-attack", "lock").says("reroll", "0").dice({Face::blank}).dice(kMiss3);
  engage(arena);
  CHECK(arena.offered("reroll", "1") == nullptr);
  REQUIRE(damage_to(arena, "B") == 1);
  CHECK(arena["B"].ship.damage.front().faceup);

  arena.says("attack", "primary:0>A").dice(kMiss2).dice(kMiss3);  // once a round
  engage(arena, "B");
  CHECK(times_asked(arena, "name-face") == 1);
}

TEST_CASE("Emperor Palpatine: a friend's defense die [1e-upgrade-emperorpalpatine]", "[first]") {
  Arena arena = fight(kTie, {}, {ally("P", 700, 300, {"1e-upgrade-emperorpalpatine"}, kShuttle), enemy("B", 150)});
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).says("name-face", "evade");
  arena.dice(kMiss3).says("set-die", "0");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 0);
}

TEST_CASE("Emperor Palpatine: he may wait, and enemies' dice are none of his [1e-upgrade-emperorpalpatine]",
          "[first]") {
  Arena arena = fight(kTie, {}, {ally("P", 700, 300, {"1e-upgrade-emperorpalpatine"}, kShuttle), enemy("B", 150)});
  arena.says("attack", "primary:0>B").says("name-face", "pass").dice(kMiss2).dice(kMiss3);
  engage(arena);
  CHECK(times_asked(arena, "name-face") == 1);
  CHECK(times_asked(arena, "set-die") == 0);
}

TEST_CASE("Ezra Bridger: stressed, a focus result becomes a critical [1e-upgrade-ezrabridger]", "[first]") {
  for (const int stress : {0, 1}) {
    Arena arena = fight(kXwing, {"1e-upgrade-ezrabridger"}, {enemy("B", 150)});
    arena.edit("A").tokens.stress = stress;
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
    if (stress > 0) arena.says("modify-attack", "1e-upgrade-ezrabridger");
    arena.dice(kMiss3);
    engage(arena);
    CHECK(damage_to(arena, "B") == stress);
    CHECK(times_asked(arena, "modify-attack") == stress);
  }
}

TEST_CASE("Finn: a blank more in a primary attack [1e-upgrade-finn]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-finn", "1e-upgrade-ioncannon"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B")
      .dice({Face::hit, Face::hit, Face::blank})
      .says("modify-attack", "1e-upgrade-finn");
  arena.says("modify-attack", "lock").says("reroll", "3").says("reroll", "done").dice({Face::hit}).dice(kMiss3);
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);

  Arena cannon = fight(kXwing, {"1e-upgrade-finn", "1e-upgrade-ioncannon"}, {enemy("B", 150)});
  cannon.says("attack", "1e-upgrade-ioncannon>B").dice(kMiss3).dice(kMiss3);
  engage(cannon);
  CHECK(times_asked(cannon, "modify-attack") == 0);
}

TEST_CASE("Finn: a blank more against an attacker in the arc [1e-upgrade-finn]", "[first]") {
  for (const bool ahead : {false, true}) {
    Arena arena = fight(kTie, {}, {enemy("B", 150, {"1e-upgrade-finn"}, kXwing)});
    if (!ahead) arena.edit("B").pose = pose(457, 490, 0);
    arena.says("attack", "primary:0>B").dice(kMiss2).dice(kMiss2);
    if (ahead) arena.says("modify-defense", "1e-upgrade-finn");
    engage(arena);
    CHECK(times_asked(arena, "modify-defense") == (ahead ? 1 : 0));
  }
}

}  // namespace plotboard::first_cards_u1_6
