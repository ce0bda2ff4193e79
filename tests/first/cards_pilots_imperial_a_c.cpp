// Pilots of the Galactic Empire, A to C.
#include "support/first.hpp"

namespace plotboard::first_cards_pilots_imperial_a_c {
using namespace test::first;

TEST_CASE("Backstabber: one die more from outside of the defender's arcs [1e-pilot-backstabber][1e-arc-11]",
          "[first]") {
  const auto dice = [](const char* pilot, double heading) {
    Arena arena = fight("1e-pilot-backstabber", {}, {enemy("B", 150, {}, pilot, heading)});
    return attack_dice(arena);
  };
  CHECK(dice(kTie, 0) == 3);
  CHECK(dice(kTie, 180) == 2);
  CHECK(dice(kFirespray, 0) == 2);  // its auxiliary arc
  CHECK(dice(kFalcon, 0) == 3);     // turrets have no arc but the printed one (1e-arc-8)
}

TEST_CASE("Boba Fett: a bank to the other side [1e-pilot-bobafett-firespray31-galacticempire][1e-man-17]", "[first]") {
  Arena arena = fight("1e-pilot-bobafett-firespray31-galacticempire");
  arena.passes("action");
  SECTION("a bank") {
    arena.says("effect", "1e-pilot-bobafett-firespray31-galacticempire");
    activate(arena, "2B");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("2N"));
  }
  SECTION("as it was") {
    arena.says("effect", "pass");
    activate(arena, "2N");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("2N"));
  }
  SECTION("no turn") {
    activate(arena, "2T");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("2T"));
  }
}

TEST_CASE("Captain Feroph: an evade result more against a jammed attacker [1e-pilot-captainferoph][1e-attack-27]",
          "[first]") {
  Arena arena = fight(kTie, {}, {enemy("B", 150, {}, "1e-pilot-captainferoph")});
  const bool jammed = GENERATE(true, false);
  arena.edit("A").tokens.jam = jammed ? 1 : 0;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank}).dice(blanks(1));
  if (jammed) {
    arena.edit("B").tokens.focus = 1;
    arena.says("modify-defense", "1e-pilot-captainferoph").says("modify-defense", "done");
  }
  engage(arena);
  CHECK(damage_to(arena, "B") == (jammed ? 0 : 1));
  if (!jammed) return;
  for (const state::Choice& choice : arena.asked) {  // it has to be made before anything is called done
    if (choice.kind != "modify-defense") continue;
    CHECK(!choice.option("done")->legal);
    break;
  }
}

TEST_CASE("Captain Jonus: friends reroll two dice of a secondary weapon [1e-pilot-captainjonus]", "[first]") {
  Arena arena = fight("1e-pilot-goldsquadronpilot", {"1e-upgrade-ioncannonturret"},
                      {wingman("F", 50, {}, "1e-pilot-captainjonus"), enemy("B", 150)});
  SECTION("at range 1") {
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice(blanks(3));
    arena.says("modify-attack", "1e-pilot-captainjonus").says("reroll", "0").says("reroll", "1");
    arena.dice(blanks(2)).dice(blanks(3));
    engage(arena);
  }
  SECTION("not at range 2") {
    arena.edit("F").pose = pose(640, 300);
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice(blanks(3));
    arena.dice(blanks(3));
    engage(arena);
  }
  SECTION("not with primary weapons") {
    arena.says("attack", "primary:0>B").dice(blanks(2));
    arena.dice(blanks(3));
    engage(arena);
  }
}

TEST_CASE("Captain Kagi has to be locked [1e-pilot-captainkagi]", "[first]") {
  Arena arena = fight("1e-pilot-captainkagi", {}, {wingman("F", 50, {}, kTie), enemy("B", 150, {}, kXwing)});
  SECTION("in range") {
    arena.says("action", "lock");
    act(arena, "B");
    CHECK(arena.question("lock") == nullptr);
    CHECK(arena["B"].lock == "A");
  }
  SECTION("by who has locked him already too") {
    arena.edit("B").lock = "A";
    arena.says("action", "lock");
    act(arena, "B");
    CHECK(arena["B"].lock == "A");
  }
  SECTION("beyond range 3") {
    arena.edit("A").pose = pose(457, 120);
    arena.says("action", "lock");
    act(arena, "B");
    CHECK(arena["B"].lock == "F");
  }
  SECTION("his friends lock whom they like") {
    arena.edit("F").tokens.focus = 0;
    arena.run([](Game& game) { rules::acquire_lock(game, "F", false); });
    CHECK(arena["F"].lock == "B");
  }
}

TEST_CASE("Captain Oicunn rams [1e-pilot-captainoicunn][1e-overlap-13]", "[first]") {
  SECTION("an enemy in his way") {
    Arena arena = fight("1e-pilot-captainoicunn", {}, {enemy("B", 100)});
    fly(arena, "2F");
    CHECK(damage_to(arena, "B") == 1);
    CHECK(damage_to(arena, "A") == 0);
  }
  SECTION("no friend") {
    state::Piece other = enemy("F", 100);
    other.side = Side::player;
    Arena arena = fight("1e-pilot-captainoicunn", {}, {other});
    fly(arena, "2F");
    CHECK(damage_to(arena, "F") == 0);
  }
  SECTION("nobody who runs into him") {
    Arena arena = fight("1e-pilot-captainoicunn", {}, {enemy("B", 100)});
    fly(arena, "3F", "B");
    CHECK(arena["B"].ship.bumped == Ids{"A"});
    CHECK(damage_to(arena, "B") == 0);
  }
}

TEST_CASE("Captain Yorr takes a friend's stress [1e-pilot-captainyorr][1e-stress-12]", "[first]") {
  Arena arena = fight("1e-pilot-captainyorr", {}, {wingman("F", 150)});
  SECTION("one token") {
    arena.says("effect", "1e-pilot-captainyorr");
    gains(arena, "F", Token::stress);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["F"].tokens.stress == 0);
  }
  SECTION("each by itself") {
    arena.says("effect", "1e-pilot-captainyorr").says("effect", "pass");
    gains(arena, "F", Token::stress, 2);
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["F"].tokens.stress == 1);
  }
  SECTION("with two he may, with three he may not") {
    arena.edit("A").tokens.stress = 2;
    arena.says("effect", "1e-pilot-captainyorr");
    gains(arena, "F", Token::stress, 2);
    CHECK(arena["A"].tokens.stress == 3);
    CHECK(arena["F"].tokens.stress == 1);
  }
  SECTION("not beyond range 2, no other token") {
    gains(arena, "F", Token::ion);
    arena.edit("F").pose = pose(760, 300);
    gains(arena, "F", Token::stress);
    CHECK(arena["A"].tokens.stress == 0);
  }
}

TEST_CASE("Carnor Jax: enemies at range 1 neither focus nor evade [1e-pilot-carnorjax][1e-range-16]", "[first]") {
  SECTION("no such action, but tokens are assigned") {
    Arena arena = fight(kTie, {}, {enemy("B", 50, {}, "1e-pilot-carnorjax")});
    arena.says("action", "pass");
    act(arena);
    CHECK(!arena.offered("action", "focus")->legal);
    CHECK(!arena.offered("action", "evade")->legal);
    CHECK(arena.offered("action", "barrel-roll")->legal);
    gains(arena, "A", Token::focus);
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("at range 2") {
    Arena arena = fight(kTie, {}, {enemy("B", 120, {}, "1e-pilot-carnorjax")});
    arena.says("action", "focus");
    act(arena);
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("no token for dice") {
    Arena arena = fight(kTie, {}, {enemy("B", 50, {}, "1e-pilot-carnorjax")});
    arena.edit("A").tokens.focus = arena.edit("A").tokens.evade = 1;
    arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank});
    arena.dice(blanks(3));
    engage(arena);
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank, Face::blank, Face::blank});
    arena.dice({Face::focus, Face::blank, Face::blank});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
    CHECK(arena["A"].tokens.focus == 1);
    CHECK(arena["A"].tokens.evade == 1);
  }
  SECTION("friends do") {
    Arena arena = fight(kTie, {}, {wingman("F", 50, {}, "1e-pilot-carnorjax")});
    arena.says("action", "evade");
    act(arena);
    CHECK(arena["A"].tokens.evade == 1);
  }
}

TEST_CASE("\"Chaser\": a focus token that a friend at range 1 spends brings one [1e-pilot-chaser]", "[first]") {
  const double gap = GENERATE(80, 120);
  Arena arena = fight("1e-pilot-chaser", {}, {wingman("F", gap), enemy("E", 50)});
  arena.edit("F").tokens.focus = arena.edit("E").tokens.focus = arena.edit("A").tokens.focus = 1;
  arena.run([](Game& game) {
    for (const char* id : {"F", "E", "A"}) rules::spend(game, id, Token::focus, "1e-focus-2");
  });
  CHECK(arena["A"].tokens.focus == (gap < 100 ? 1 : 0));
}

TEST_CASE("Colonel Jendon passes his lock on [1e-pilot-coloneljendon][1e-lock-18]", "[first]") {
  Arena arena = fight("1e-pilot-coloneljendon", {}, {wingman("F", 50, {}, kTie), enemy("B", 150)});
  SECTION("to a ship at range 1, without the icon") {
    arena.edit("A").lock = "B";
    arena.says("effect", "1e-pilot-coloneljendon");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].lock.empty());
    CHECK(arena["F"].lock == "B");
  }
  SECTION("not to one that has a lock") {
    arena.edit("A").lock = "B";
    arena.edit("F").lock = "B";
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].lock == "B");
  }
  SECTION("nor to the friend that he has locked") {
    arena.edit("A").lock = "F";
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].lock == "F");
    CHECK(arena.asked.empty());
  }
  SECTION("nor beyond range 1") {
    arena.edit("A").lock = "B";
    arena.edit("F").pose = pose(640, 300);
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].lock == "B");
  }
  SECTION("not without a lock") {
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["F"].lock.empty());
  }
}

TEST_CASE("Colonel Vessery locks a locked defender [1e-pilot-colonelvessery][1e-lock-13]", "[first]") {
  Arena arena = fight("1e-pilot-colonelvessery", {}, {wingman("F", 50), enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  SECTION("and may spend that lock at once") {
    arena.edit("F").lock = "B";
    arena.says("effect", "1e-pilot-colonelvessery").says("modify-attack", "lock").says("reroll", "1");
    arena.says("reroll", "done").dice({Face::hit}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].lock.empty());
    CHECK(arena["F"].lock == "B");
  }
  SECTION("not one that nobody has locked") {
    arena.dice(blanks(3));
    engage(arena);
    CHECK(arena["A"].lock.empty());
  }
}

TEST_CASE("Commander Alozen: locks an enemy at range 1 [1e-pilot-commanderalozen]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight("1e-pilot-commanderalozen", {}, {piloted("B", kXwing, Side::enemy, 457, near ? 430 : 450)});
  if (near) arena.says("effect", "1e-pilot-commanderalozen");
  begin_combat(arena);
  CHECK(arena["A"].lock == (near ? "B" : ""));
}

TEST_CASE("Commander Kenkirk: agility 1 once his shields are gone and he is hurt [1e-pilot-commanderkenkirk]",
          "[first]") {
  Arena arena = fight("1e-pilot-commanderkenkirk");
  CHECK(agility(arena) == 0);
  arena.edit("A").ship.shields = 0;
  CHECK(agility(arena) == 0);
  arena.edit("A").ship.damage.push_back({212, false});
  CHECK(agility(arena) == 1);
  arena.edit("A").ship.shields = 1;
  CHECK(agility(arena) == 0);
}

TEST_CASE("Countdown: 1 damage and a stress token for all the dice [1e-pilot-countdown][1e-attack-32]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {}, "1e-pilot-countdown")});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::crit, Face::hit}).dice(blanks(2));
  SECTION("the attack misses") {
    arena.says("effect", "1e-pilot-countdown");
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(!arena["B"].ship.damage.front().faceup);
    CHECK(arena["B"].tokens.stress == 1);
  }
  SECTION("not when stressed") {
    arena.edit("B").tokens.stress = 1;
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
}

TEST_CASE("Countess Ryad: a straight as a Koiogran turn of its speed and colour [1e-pilot-countessryad]", "[first]") {
  const std::string code =
      GENERATE(as<std::string>{}, "2F", "3F", "5F");  // none of these turns is on the dial; all three are green
  Arena arena = flight("1e-pilot-countessryad");
  arena.edit("A").tokens.stress = 2;
  arena.says("effect", "1e-pilot-countessryad");
  activate(arena, code.c_str());
  CHECK(arena["A"].pose.heading.value == 180000);
  CHECK(arena["A"].ship.executed->maneuver.speed == code[0] - '0');
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Countess Ryad: only straights, and only if she likes [1e-pilot-countessryad]", "[first]") {
  Arena straight = flight("1e-pilot-countessryad");
  straight.says("effect", "pass").passes("action");
  activate(straight, "2F");
  CHECK(straight["A"].pose.heading.value == 0);
  Arena bank = flight("1e-pilot-countessryad");
  bank.passes("action");
  activate(bank, "2B");
  CHECK(bank.question("effect") == nullptr);
}

}  // namespace plotboard::first_cards_pilots_imperial_a_c
