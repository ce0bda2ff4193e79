// Pilots of the 1st edition, part 3: Sarco Plank to Torani Kulda.
#include <catch2/catch.hpp>

#include "first/cards_p3.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"

namespace plotboard::first_cards_p3_3 {
using namespace first_cards_p3;

TEST_CASE("Sarco Plank: the speed of his maneuver in place of agility [1e-pilot-sarcoplank]", "[first]") {
  Arena arena = fight("1e-pilot-academypilot", {target("B", 250, "1e-pilot-sarcoplank")});
  const int speed = GENERATE(0, 1, 3);  // 0: none executed
  if (speed > 0) {
    arena.edit("B").ship.executed =
        state::Executed{{static_cast<std::int8_t>(speed), geom::Bearing::straight}, geom::Difficulty::white, true};
  }
  arena.edit("B").tokens.tractor = 1;  // it lowers his agility of 2, and no speed
  arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(speed == 3 ? 4 : 2));  // 1 by range
  engage(arena);
}

TEST_CASE("Genesis Red: as many focus and evade tokens as the ship that he locks [1e-pilot-genesisred]", "[first]") {
  Arena arena = fight("1e-pilot-genesisred", {target("B", 150)}, {}, Phase::activation);
  arena.edit("B").tokens.focus = 2;
  arena.edit("B").tokens.evade = 1;
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").tokens.evade = 2;
  arena.says("action", "lock");
  acts(arena);
  CHECK(arena["A"].lock == "B");
  CHECK(arena["A"].tokens.focus == 2);
  CHECK(arena["A"].tokens.evade == 2);  // he loses none
}

TEST_CASE("Inaldra: a shield for a reroll of any dice [1e-pilot-inaldra]", "[first]") {
  Arena arena = fight("1e-pilot-inaldra", {target("B", 150)});
  SECTION("attacking") {
    arena.says("attack", "primary:0>B").dice(blanks(2)).says("modify-attack", "1e-pilot-inaldra");
    arena.says("reroll", "0").says("reroll", "1").dice({Face::hit, Face::hit}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].ship.shields == 0);
    CHECK(arena["A"].ship.damage.empty());
  }
  SECTION("no shield, no reroll") {
    arena.edit("A").ship.shields = 0;
    arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(3));
    engage(arena, "B");
    CHECK(arena.question("modify-defense") == nullptr);
  }
}

TEST_CASE("Quinn Jast: a discarded missile is back for a weapons disabled token [1e-pilot-quinnjast]", "[first]") {
  const Id missile = "1e-upgrade-concussionmissiles";
  Arena arena = fight("1e-pilot-quinnjast", {target("B", 150)}, {missile.text()});
  const bool spent = GENERATE(true, false);
  arena.edit("A").ship.cards[0].discarded = spent;
  if (spent) arena.says("effect", "1e-pilot-quinnjast");
  open(arena, Window::start_of_engagement_phase);
  CHECK(rules::has_card(arena["A"], missile));
  CHECK(arena["A"].tokens.disarm == (spent ? 1 : 0));
}

TEST_CASE(
    "Lieutenant Kestal: a focus token cancels the defender's blanks and focus results "
    "[1e-pilot-lieutenantkestal]",
    "[first]") {
  Arena arena = fight("1e-pilot-lieutenantkestal", {target("B", 150)});
  arena.edit("A").tokens.focus = 1;
  arena.edit("B").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).says("modify-attack", "done");
  arena.dice({Face::focus, Face::blank, Face::evade});
  arena.says("modify-defense-attacker", "1e-pilot-lieutenantkestal").says("modify-defense", "done");
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["A"].tokens.focus == 0);
}

TEST_CASE("Double Edge: another weapon after a secondary one has missed, once a round [1e-pilot-doubleedge]",
          "[first]") {
  Arena arena = fight("1e-pilot-doubleedge", {target("B", 150), target("C", 260)}, {"1e-upgrade-ioncannonturret"});
  SECTION("with a new target") {
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice(blanks(3)).dice(blanks(3));
    arena.says("attack", "primary:0>C").dice(blanks(2)).dice(blanks(4));
    engage(arena);
    REQUIRE(arena.question("attack") != nullptr);
    CHECK(arena.offered("attack", "1e-upgrade-ioncannonturret>B") == nullptr);
  }
  SECTION("not after a hit") {
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    engage(arena);
  }
  SECTION("not after the primary weapon") {
    arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
    engage(arena);
  }
  SECTION("not twice in a round") {
    arena.edit("A").ship.marks = {"used:1e-pilot-doubleedge"};
    arena.says("attack", "1e-upgrade-ioncannonturret>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
  }
}

TEST_CASE("Viktor Hel: stress for the attacker unless he rolled two dice [1e-pilot-viktorhel]", "[first]") {
  const bool three = GENERATE(true, false);
  Arena arena = fight("1e-pilot-academypilot", {target("B", three ? 250 : 150, "1e-pilot-viktorhel")});
  arena.edit("B").tokens.evade = 1;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).dice(blanks(three ? 3 : 2));
  arena.says("modify-defense", "evade");  // added, not rolled
  engage(arena);
  CHECK(arena["A"].tokens.stress == (three ? 1 : 0));
}

TEST_CASE("Lowhhrick: his reinforce token is an evade result of a friend at range 1 [1e-pilot-lowhhrick]", "[first]") {
  const double gap = GENERATE(60.0, 150.0);
  Arena arena({piloted("F", "1e-pilot-academypilot", Side::player, 457, 300), wingman("A", gap, "1e-pilot-lowhhrick"),
               target("B", 150)},
              "1e", Phase::engagement);
  arena.edit("A").tokens.reinforce_aft = 1;
  arena.says("attack", "primary:0>F").dice({Face::hit, Face::blank}).dice(blanks(3));
  if (gap < 100) arena.says("modify-defense", "1e-pilot-lowhhrick");
  engage(arena, "B");
  CHECK(damage_to(arena, "F") == (gap < 100 ? 0 : 1));
  CHECK(arena["A"].tokens.reinforce_aft == (gap < 100 ? 0 : 1));
}

TEST_CASE("Wullffwarro: a die more without shields and with a damage card [1e-pilot-wullffwarro]", "[first]") {
  Arena arena = fight("1e-pilot-wullffwarro", {target("B", 150)});
  const int state = GENERATE(0, 1, 2);
  if (state > 0) arena.edit("A").ship.shields = 0;
  if (state > 1) arena.edit("A").ship.damage.push_back({212});
  arena.says("attack", "primary:0:front>B").dice(blanks(state == 2 ? 4 : 3)).dice(blanks(3));
  engage(arena);
}

TEST_CASE("Thweek: the skill of an enemy or its ability [1e-pilot-thweek][1e-cond-10][1e-cond-11]", "[first]") {
  SECTION("Shadowed") {
    Arena arena = fight("1e-pilot-thweek", {target("B", 150, "1e-pilot-wedgeantilles")});
    arena.says("effect", "1e-pilot-thweek").says("pick", "1e-condition-shadowed");
    open(arena, Window::setup);
    CHECK(arena["A"].initiative == 9);
    CHECK(rules::has_card(arena["B"], "1e-condition-shadowed"));
  }
  SECTION("Mimicked: he has Pure Sabacc's ability") {
    Arena arena = fight("1e-pilot-thweek", {target("B", 150, "1e-pilot-puresabacc")});
    arena.says("effect", "1e-pilot-thweek").says("pick", "1e-condition-mimicked");
    open(arena, Window::setup);
    CHECK(arena["A"].initiative == 4);
    arena.says("attack", "primary:0>B").dice(blanks(4)).dice(blanks(2));
    engage(arena);
  }
  SECTION("no condition comes of what he copies") {
    Arena arena = fight("1e-pilot-thweek", {target("B", 150, "1e-pilot-captainrex")});
    arena.says("effect", "1e-pilot-thweek").says("pick", "1e-condition-mimicked");
    open(arena, Window::setup);
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    engage(arena);
    CHECK(!rules::has_card(arena["B"], "1e-condition-suppressivefire"));
  }
}

TEST_CASE("Captain Jostero: an attack at an enemy that was hurt without being attacked [1e-pilot-captainjostero]",
          "[first]") {
  Arena arena = fight("1e-pilot-captainjostero", {target("B", 150), target("C", 250)});
  SECTION("by an obstacle, once a round, and at nobody else") {
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
    arena.run([](Game& game) { rules::suffer(game, "B", 1, 0, "1e-obst-3"); });
    CHECK(arena.offered("attack", "primary:0>C") == nullptr);
    arena.run([](Game& game) { rules::suffer(game, "C", 1, 0, "1e-obst-3"); });
    CHECK(damage_to(arena, "C") == 1);
  }
  SECTION("the defender of an attack does not count") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
    engage(arena);
  }
  SECTION("inside an attack it waits for its end") {
    arena.edit("A").ship.hull = 9;
    state::Attack running;
    running.attacker = "B";
    running.defender = "A";
    running.weapon = "primary:0";
    arena.run([&](Game& game) {
      game.emit(state::AttackDeclared{running});
      rules::suffer(game, "C", 1, 0, "1e-obst-3");
    });
    CHECK(arena.question("attack") == nullptr);
    arena.says("attack", "primary:0>C").dice(blanks(3)).dice(blanks(4));
    arena.run([](Game& game) { rules::first::aftermath(game); });
  }
}

TEST_CASE("Major Vynder: a defense die more while his weapons are disabled [1e-pilot-majorvynder]", "[first]") {
  Arena arena = fight("1e-pilot-majorvynder", {target("B", 150)});
  const int tokens = GENERATE(0, 1, 2);
  arena.edit("A").tokens.disarm = tokens;
  arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(tokens > 0 ? 3 : 2));
  engage(arena, "B");
}

TEST_CASE("Torani Kulda: damage or all its tokens for each enemy in her bullseye arc [1e-pilot-toranikulda]",
          "[first]") {
  // C stands aside: in the firing arc, not in the strip.
  Arena arena = fight("1e-pilot-toranikulda", {target("B", 150), target("D", 230),
                                               piloted("C", "1e-pilot-academypilot", Side::enemy, 557, 500)});
  for (const char* id : {"B", "C", "D"}) arena.edit(id).tokens.evade = arena.edit(id).tokens.focus = 1;
  arena.says("attack", "primary:0>C").dice(blanks(3)).dice(blanks(3)).says("modify-defense", "done");
  arena.says("ship", "D").says("pick", "damage").says("pick", "tokens");
  engage(arena);
  CHECK(damage_to(arena, "D") == 1);
  CHECK(arena["D"].tokens.focus == 1);
  CHECK(damage_to(arena, "B") == 0);
  CHECK(arena["B"].tokens.focus + arena["B"].tokens.evade == 0);
  CHECK(arena["C"].tokens.focus + arena["C"].tokens.evade == 2);
}

}  // namespace plotboard::first_cards_p3_3
