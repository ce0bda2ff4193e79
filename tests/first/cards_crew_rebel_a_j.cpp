// Crew of the Rebel Alliance and the Resistance, A to J.
#include <algorithm>

#include "support/first.hpp"

namespace plotboard::first_cards_crew_rebel_a_j {
using namespace test::first;

TEST_CASE("Baze Malbus: after a miss a primary attack on another ship, then no more [1e-upgrade-bazemalbus]",
          "[first]") {
  Arena arena =
      fight(kXwing, {"1e-upgrade-bazemalbus"}, {enemy("B", 150), piloted("C", kTie, Side::enemy, 520, 490, 180)});
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
  arena.says("attack", "primary:0>C").dice(blanks(3)).dice(blanks(3));
  engage(arena);
  CHECK(arena.offered("attack", "primary:0>B") == nullptr);
  CHECK(arena["A"].ship.has_mark(rules::kNoMoreAttacks));
}

TEST_CASE("Baze Malbus: not after a hit, nor on the same ship [1e-upgrade-bazemalbus]", "[first]") {
  Arena hit =
      fight(kXwing, {"1e-upgrade-bazemalbus"}, {enemy("B", 150), piloted("C", kTie, Side::enemy, 520, 490, 180)});
  hit.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
  engage(hit);
  CHECK(times_asked(hit, "attack") == 1);

  Arena alone = fight(kXwing, {"1e-upgrade-bazemalbus"}, {enemy("B", 150)});
  alone.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
  engage(alone);
  CHECK(times_asked(alone, "attack") == 1);
  CHECK_FALSE(alone["A"].ship.has_mark(rules::kNoMoreAttacks));
}

TEST_CASE("Bistan: a hit becomes a critical at range 1 and 2 [1e-upgrade-bistan]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-bistan"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  arena.says("modify-attack", "1e-upgrade-bistan").dice(blanks(3));
  engage(arena);
  CHECK(arena["B"].ship.damage.front().faceup);

  Arena far = fight(kXwing, {"1e-upgrade-bistan"}, {enemy("B", 250)});
  far.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  far.dice(blanks(4));
  engage(far);
  CHECK_FALSE(far["B"].ship.damage.front().faceup);
}

TEST_CASE("Bodhi Rook: the range of a lock is that from any friend [1e-upgrade-bodhirook]", "[first]") {
  const auto ships = [] { return std::vector<state::Piece>{ally("F", 557, 560), enemy("B", 380), enemy("C", 540)}; };
  Arena arena = flight(kXwing, {"1e-upgrade-bodhirook"}, ships());
  arena.edit("F").pose = pose(600, 480);
  arena.says("action", "lock");
  act(arena);
  CHECK(arena["A"].lock == "B");  // C is too far from either

  Arena without = flight(kXwing, {}, ships());
  without.says("action", "pass");
  act(without);
  CHECK_FALSE(without.offered("action", "lock")->legal);

  Arena far = flight(kXwing, {"1e-upgrade-bodhirook"}, {enemy("B", 380), ally("F", 700, 100)});
  far.says("action", "pass");
  act(far);
  CHECK_FALSE(far.offered("action", "lock")->legal);
}

TEST_CASE("C-3PO: the right guess adds an evade result, once a round [1e-upgrade-c3po]", "[first]") {
  for (const char* guess : {"1", "0"}) {
    Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-c3po"})});
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank}).says("guess", guess);
    arena.dice({Face::evade, Face::focus, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == (guess[0] == '1' ? 0 : 1));
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(times_asked(arena, "guess") == 1);
  }
}

TEST_CASE("C-3PO: the guess may be kept for later [1e-upgrade-c3po]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-c3po"})});
  arena.says("attack", "primary:0>B").dice(blanks(3)).says("guess", "pass").dice(blanks(3));
  engage(arena);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).says("guess", "0").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Captain Rex: a focus token after a miss [1e-upgrade-captainrex]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-captainrex"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3)).says("effect", "1e-upgrade-captainrex");
  engage(arena);
  CHECK(arena["A"].tokens.focus == 1);

  Arena hit = fight(kXwing, {"1e-upgrade-captainrex"}, {enemy("B", 150)});
  hit.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
  engage(hit);
  CHECK(hit["A"].tokens.focus == 0);
}

TEST_CASE("Captain Rex: the token is there for Gunner's attack [1e-upgrade-captainrex][1e-timing-5]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-captainrex", "1e-upgrade-gunner"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3)).says("effect", "1e-upgrade-captainrex");
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank}).says("modify-attack", "focus");
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Carlist Rieekan: friends have pilot skill 12 in Activation [1e-upgrade-carlistrieekan]", "[first]") {
  Arena arena = flight(kTransport, {"1e-upgrade-carlistrieekan"}, {ally("F", 567, 300), enemy("B", 250)});
  arena.says("effect", "1e-upgrade-carlistrieekan").run(rules::first::begin_activation);
  CHECK(arena["F"].initiative == 12);
  CHECK(arena["A"].initiative == 12);
  CHECK(arena["B"].initiative == 1);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-carlistrieekan"));
  arena.run(rules::first::end_activation);
  CHECK(arena["F"].initiative == 2);
  CHECK(arena["A"].initiative == 3);
  arena.run(rules::first::begin_activation);
  CHECK(arena["F"].initiative == 2);
}

TEST_CASE("Cassian Andor: a right guess lets the dial be turned [1e-upgrade-cassianandor]", "[first]") {
  for (const char* guess : {"2B", "2N"}) {
    Arena arena = fight(kXwing, {"1e-upgrade-cassianandor"}, {enemy("B", 150), enemy("C", 290)}, Phase::planning);
    arena.edit("A").ship.dial = geom::maneuver_from_code("1F");
    arena.edit("B").ship.dial = geom::maneuver_from_code("2B");
    arena.edit("C").ship.dial = geom::maneuver_from_code("3F");
    const bool right = std::string(guess) == "2B";
    arena.says("effect", "1e-upgrade-cassianandor").says("guess", guess);
    if (right) arena.says("dial", "4K");
    arena.run(rules::first::end_planning);
    CHECK(arena["A"].ship.dial == geom::maneuver_from_code(right ? "4K" : "1F"));
    CHECK(arena["B"].ship.dial == geom::maneuver_from_code("2B"));
  }
}

TEST_CASE("Cassian Andor: only at range 1 and 2 [1e-upgrade-cassianandor]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-cassianandor"}, {enemy("B", 250)}, Phase::planning);
  arena.edit("B").ship.dial = geom::maneuver_from_code("2B");
  arena.run(rules::first::end_planning);
  CHECK_FALSE(asked_to_use(arena, "1e-upgrade-cassianandor"));
}

TEST_CASE("Chewbacca: a damage card goes and a shield comes back, once [1e-upgrade-chewbacca][1e-dmg-8]", "[first]") {
  for (const bool crit : {false, true}) {
    Arena arena = fight(kXwing, {"1e-upgrade-chewbacca"});
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
  Arena arena = fight(kXwing, {"1e-upgrade-chewbacca"});
  suffers(arena, "A", 2);
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

TEST_CASE("Dash Rendar: attacks from an asteroid and past obstacles [1e-upgrade-dashrendar]", "[first]") {
  const auto ships = [] {
    return std::vector<state::Piece>{obstacle("R1", "coreasteroid0", 457, 300),
                                     obstacle("R2", "coreasteroid1", 457, 440), enemy("B", 250)};
  };
  Arena barred = fight(kXwing, {}, ships());
  CHECK(shots_at(barred, "A", "B") == 0);
  Arena arena = fight(kXwing, {"1e-upgrade-dashrendar"}, ships());
  arena.says("attack", "primary:0>B").says("obstruction-line", "R2").dice(blanks(3));
  arena.dice(blanks(4));  // agility 3, range 3, and none for the asteroids
  engage(arena);
}

TEST_CASE("Dash Rendar: an overlap costs the action and a die as ever [1e-upgrade-dashrendar]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-dashrendar"}, {obstacle("R1", "coreasteroid0", 457, 385)});
  arena.dice({Face::hit});
  activate(arena, "2F");
  CHECK(damage_to(arena, "A") == 1);
  CHECK(times_asked(arena, "action") == 0);
}

TEST_CASE("Ezra Bridger: stressed, a focus result becomes a critical [1e-upgrade-ezrabridger]", "[first]") {
  for (const int stress : {0, 1}) {
    Arena arena = fight(kXwing, {"1e-upgrade-ezrabridger"}, {enemy("B", 150)});
    arena.edit("A").tokens.stress = stress;
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
    if (stress > 0) arena.says("modify-attack", "1e-upgrade-ezrabridger");
    arena.dice(blanks(3));
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
  arena.says("modify-attack", "lock").says("reroll", "3").says("reroll", "done").dice({Face::hit}).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 3);

  Arena cannon = fight(kXwing, {"1e-upgrade-finn", "1e-upgrade-ioncannon"}, {enemy("B", 150)});
  cannon.says("attack", "1e-upgrade-ioncannon>B").dice(blanks(3)).dice(blanks(3));
  engage(cannon);
  CHECK(times_asked(cannon, "modify-attack") == 0);
}

TEST_CASE("Finn: a blank more against an attacker in the arc [1e-upgrade-finn]", "[first]") {
  for (const bool ahead : {false, true}) {
    Arena arena = fight(kTie, {}, {enemy("B", 150, {"1e-upgrade-finn"}, kXwing)});
    if (!ahead) arena.edit("B").pose = pose(457, 490, 0);
    arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(2));
    if (ahead) arena.says("modify-defense", "1e-upgrade-finn");
    engage(arena);
    CHECK(times_asked(arena, "modify-defense") == (ahead ? 1 : 0));
  }
}

TEST_CASE("Han Solo: the lock turns all focus results into hits [1e-upgrade-hansolo][1e-lock-12]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-hansolo"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-hansolo").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(arena["A"].lock.empty());
  CHECK(times_asked(arena, "modify-attack") == 1);  // no reroll by that lock
}

TEST_CASE("Han Solo: only with a lock on the defender [1e-upgrade-hansolo]", "[first]") {
  Arena arena =
      fight(kXwing, {"1e-upgrade-hansolo"}, {enemy("B", 150), piloted("C", kTie, Side::enemy, 520, 490, 180)});
  arena.edit("A").lock = "C";
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank}).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].lock == "C");
}

TEST_CASE("Hera Syndulla: a stressed ship flies its red maneuver [1e-upgrade-herasyndulla]", "[first]") {
  for (const bool aboard : {true, false}) {
    Arena arena = flight(kXwing, aboard ? Cards{"1e-upgrade-herasyndulla"} : Cards{});
    arena.edit("A").tokens.stress = 1;
    activate(arena, "4K");
    CHECK((arena["A"].ship.executed->maneuver == geom::maneuver_from_code("4K")) == aboard);
    CHECK(arena["A"].tokens.stress == (aboard ? 2 : 1));
  }
}

TEST_CASE("Jan Dodonna: another friend at range 1 turns a hit into a critical hit [1e-upgrade-jandodonna]", "[first]") {
  const double x = GENERATE(557, 657);  // the second beyond range 1
  Arena arena = fight(kXwing, {}, {ally("H", x, 300, {"1e-upgrade-jandodonna"}), enemy("B", 150)});
  const bool near = x < 600;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  if (near) arena.says("modify-attack", "1e-upgrade-jandodonna");
  arena.dice(blanks(3));
  engage(arena);
  CHECK(arena["B"].ship.damage.front().faceup == near);
}

TEST_CASE("Jan Ors: an evade token in place of one focus token, once a round [1e-upgrade-janors]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-janors"}, {ally("F", 657, 300), ally("G", 870, 300)});
  arena.run([](Game& game) { rules::gain(game, "G", Token::focus, 1, "1e-focus-1"); });  // beyond range 3
  CHECK(arena.question("effect") == nullptr);
  arena.says("action", "focus").says("effect", "1e-upgrade-janors");
  act(arena, "F");
  CHECK(arena["F"].tokens.focus == 0);
  CHECK(arena["F"].tokens.evade == 1);
  CHECK(arena["F"].ship.did("focus"));
  arena.says("action", "focus");
  act(arena);
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("Jyn Erso: a focus token for each enemy in her arc, three at most [1e-upgrade-jynerso]", "[first]") {
  std::vector<state::Piece> ships{ally("A", 457, 300, {"1e-upgrade-jynerso"}), ally("F", 557, 300),
                                  piloted("Z", kTie, Side::enemy, 457, 150)};  // behind her
  const int enemies = GENERATE(2, 4);
  for (int i = 0; i < enemies; ++i) {
    ships.push_back(piloted("E" + std::to_string(i), kTie, Side::enemy, 367 + 60 * i, 500, 180));
  }
  Arena arena(std::move(ships), "1e");
  arena.says("action", "1e-upgrade-jynerso").says("ship", "F");
  act(arena);
  CHECK(arena["F"].tokens.focus == std::min(enemies, 3));
}

}  // namespace plotboard::first_cards_crew_rebel_a_j
