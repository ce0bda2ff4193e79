// Pilots of the 1st edition, part 3: Fenn Rau to Edrio Two Tubes.
#include <catch2/catch.hpp>

#include "first/cards_p3.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/tokens.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_cards_p3_4 {
using namespace first_cards_p3;

TEST_CASE(
    "Fenn Rau: an enemy in his arc spends no tokens on its attack dice [1e-pilot-fennrau-sheathipedeclassshuttle]",
    "[first]") {
  Arena arena = fight("1e-pilot-fennrau-sheathipedeclassshuttle", {wingman("F", 60), target("B", 150)});
  arena.edit("B").tokens.focus = 1;
  SECTION("for a stress token of his") {
    arena.says("effect", "1e-pilot-fennrau-sheathipedeclassshuttle");
    arena.says("attack", "primary:0>F").dice({Face::focus, Face::blank});
    arena.dice(blanks(3));
    engage(arena, "B");
    CHECK(arena["A"].tokens.stress == 1);
    CHECK(arena["B"].tokens.focus == 1);
  }
  SECTION("its defense is free") {
    arena.says("effect", "1e-pilot-fennrau-sheathipedeclassshuttle").says("attack", "pass");
    engage(arena, "B");
    arena.says("attack", "primary:0:front>B")
        .dice({Face::hit, Face::blank})
        .dice({Face::focus, Face::blank, Face::blank});
    arena.says("modify-defense", "focus");
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
  SECTION("not when stressed, not out of his arc") {
    if (GENERATE(true, false)) {
      arena.edit("A").tokens.stress = 1;
    } else {
      arena.edit("A").pose.heading = base::Mdeg{90000};
    }
    arena.says("attack", "primary:0>F").dice({Face::focus, Face::blank}).says("modify-attack", "focus");
    arena.dice(blanks(3));
    engage(arena, "B");
    CHECK(damage_to(arena, "F") == 1);
  }
}

TEST_CASE("Crimson Leader: a hit result rattles the defender [1e-pilot-crimsonleader]", "[first]") {
  Arena arena = fight("1e-pilot-crimsonleader", {target("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::crit}).says("modify-attack", "1e-pilot-crimsonleader");
  arena.says("pick", "hit").dice(blanks(3));
  engage(arena);
  CHECK(rules::has_card(arena["B"], "1e-condition-rattled"));
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Crimson Leader: nothing to spend, nothing to assign [1e-pilot-crimsonleader]", "[first]") {
  Arena arena = fight("1e-pilot-crimsonleader", {target("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank}).dice(blanks(3));
  engage(arena);
  CHECK(arena.question("modify-attack") == nullptr);
}

TEST_CASE("Lieutenant Karsabi: stress in place of a weapons disabled token [1e-pilot-lieutenantkarsabi][1e-stress-12]",
          "[first]") {
  Arena arena = fight("1e-pilot-lieutenantkarsabi", {});
  const bool stressed = GENERATE(true, false);
  if (stressed) {
    arena.edit("A").tokens.stress = 1;
  } else {
    arena.says("effect", "1e-pilot-lieutenantkarsabi");
  }
  arena.run([](Game& game) { rules::gain(game, "A", state::Token::disarm, 1, "1e-reload-1"); });
  CHECK(arena["A"].tokens.disarm == (stressed ? 1 : 0));
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Dalan Oberos: a lock on an enemy in the bullseye arc [1e-pilot-dalanoberos-m12lkimogilafighter]",
          "[first]") {
  Arena arena = fight("1e-pilot-dalanoberos-m12lkimogilafighter", {target("B", 250)});
  const bool ahead = GENERATE(true, false);
  if (ahead) {
    arena.says("effect", "1e-pilot-dalanoberos-m12lkimogilafighter");
  } else {
    arena.edit("B").pose.x = base::um_from_mm(557);
  }
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].lock == (ahead ? "B" : ""));
}

TEST_CASE("Ezra Bridger: stressed, two focus results are evades [1e-pilot-ezrabridger-sheathipedeclassshuttle]",
          "[first]") {
  Arena arena = fight("1e-pilot-academypilot", {target("B", 150, "1e-pilot-ezrabridger-sheathipedeclassshuttle")});
  const bool stressed = GENERATE(true, false);
  arena.edit("B").tokens.stress = stressed ? 1 : 0;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).dice({Face::focus, Face::focus});
  if (stressed) arena.says("modify-defense", "1e-pilot-ezrabridger-sheathipedeclassshuttle");
  engage(arena);
  CHECK(damage_to(arena, "B") == (stressed ? 0 : 2));
}

TEST_CASE("Cobalt Leader: a die fewer for a defender with a bomb at range 1 [1e-pilot-cobaltleader]", "[first]") {
  Arena arena = fight("1e-pilot-cobaltleader", {target("B", 150)});
  const double gap = GENERATE(0.0, 80.0, 180.0);  // 0: no bomb
  if (gap > 0) {
    for (const char* id : {"bomb-1", "bomb-2"}) {  // two of them give no more
      state::Piece bomb;
      bomb.id = id;
      bomb.type = state::PieceType::device;
      bomb.ref = "1e-seismic-charge";
      bomb.pose = {base::um_from_mm(477 + gap + 10), base::um_from_mm(490), base::Mdeg{0}};
      bomb.side = Side::enemy;
      arena.table.pieces.push_back(bomb);
    }
  }
  arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(gap == 80 ? 2 : 3));
  engage(arena);
}

TEST_CASE("Test Pilot Blackout: two dice fewer against an obstructed attack [1e-pilot-testpilotblackout]", "[first]") {
  const bool obstructed = GENERATE(true, false);
  std::vector<state::Piece> others{target("B", 150)};
  if (obstructed) {
    others.push_back(obstacle("rock", "coreasteroid0", 457, 395));
  }
  Arena arena = fight("1e-pilot-testpilotblackout", std::move(others));
  arena.says("attack", "primary:0>B");
  if (obstructed) arena.says("obstruction-line", "rock");
  arena.dice(blanks(3)).dice(blanks(obstructed ? 2 : 3));
  engage(arena);
}

TEST_CASE("Kullbee Sperado: a boost turns the S-foils over [1e-pilot-kullbeesperado]", "[first]") {
  const std::string attack = "1e-upgrade-servomotorsfoils-modification-attack";
  const std::string closed = "1e-upgrade-servomotorsfoils-modification-closed";
  Arena arena = fight("1e-pilot-kullbeesperado", {}, {closed}, Phase::activation);
  SECTION("after a boost") {
    arena.says("action", "boost").says("boost", "straight").says("effect", "1e-pilot-kullbeesperado");
    acts(arena);
    CHECK(rules::has_card(arena["A"], attack));
    CHECK(!rules::has_card(arena["A"], closed));
  }
  SECTION("after no other action") {
    arena.says("action", "focus");
    acts(arena);
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("Major Vermeil: a blank is a hit against a ship without tokens [1e-pilot-majorvermeil]", "[first]") {
  Arena arena = fight("1e-pilot-majorvermeil", {target("B", 150)});
  const bool tokens = GENERATE(true, false);
  arena.edit("B").tokens.evade = tokens ? 1 : 0;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank});
  if (!tokens) arena.says("modify-attack", "1e-pilot-majorvermeil").says("pick", "blank");
  arena.dice(blanks(3));
  if (tokens) arena.says("modify-defense", "done");
  engage(arena);
  CHECK(damage_to(arena, "B") == (tokens ? 0 : 1));
}

TEST_CASE("Saw Gerrera: a die again for a stressed or damaged friend at range 1 or 2 [1e-pilot-sawgerrera]",
          "[first]") {
  Arena arena = fight("1e-pilot-academypilot", {wingman("S", 150, "1e-pilot-sawgerrera"), target("B", 150)});
  const int trouble = GENERATE(0, 1, 2);
  if (trouble == 1) arena.edit("A").tokens.stress = 1;
  if (trouble == 2) arena.edit("A").ship.damage.push_back({212});
  arena.says("attack", "primary:0>B").dice(blanks(2));
  if (trouble > 0) arena.says("modify-attack", "1e-pilot-sawgerrera").says("reroll", "0").dice({Face::hit});
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (trouble > 0 ? 1 : 0));
}

TEST_CASE("Saw Gerrera: he himself too, but nobody beyond range 2 [1e-pilot-sawgerrera][1e-range-7]", "[first]") {
  SECTION("himself") {
    Arena arena = fight("1e-pilot-sawgerrera", {target("B", 150)});
    arena.edit("A").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice(blanks(3)).says("modify-attack", "1e-pilot-sawgerrera");
    arena.says("reroll", "0").dice({Face::hit}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("beyond") {
    Arena arena = fight("1e-pilot-academypilot", {wingman("S", 250, "1e-pilot-sawgerrera"), target("B", 150)});
    arena.edit("A").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
    engage(arena);
  }
}

TEST_CASE("Benthic Two Tubes: his focus token for a friend at range 1 or 2 [1e-pilot-benthictwotubes]", "[first]") {
  const double gap = GENERATE(150.0, 250.0);
  Arena arena = fight("1e-pilot-benthictwotubes", {wingman("F", gap)}, {}, Phase::activation);
  arena.says("action", "focus");
  if (gap < 200) arena.says("effect", "1e-pilot-benthictwotubes");
  acts(arena);
  CHECK(arena["A"].tokens.focus == (gap < 200 ? 0 : 1));
  CHECK(arena["F"].tokens.focus == (gap < 200 ? 1 : 0));
}

TEST_CASE("Leevan Tenza: a boost, stress and an evade token [1e-pilot-leevantenza][1e-stress-12]", "[first]") {
  Arena arena = fight("1e-pilot-leevantenza", {}, {"1e-upgrade-engineupgrade"}, Phase::activation);
  const bool boosts = GENERATE(true, false);
  if (boosts) {
    arena.says("action", "boost").says("boost", "straight").says("effect", "1e-pilot-leevantenza");
  } else {
    arena.says("action", "focus");
  }
  acts(arena);
  CHECK(arena["A"].tokens.evade == (boosts ? 1 : 0));
  CHECK(arena["A"].tokens.stress == (boosts ? 1 : 0));
}

TEST_CASE("Captain Feroph: an evade result more against a jammed attacker [1e-pilot-captainferoph][1e-attack-27]",
          "[first]") {
  Arena arena = fight("1e-pilot-academypilot", {target("B", 150, "1e-pilot-captainferoph")});
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

TEST_CASE("Vizier: a token for a friend that ends a speed 1 maneuver at range 1 [1e-pilot-vizier]", "[first]") {
  Arena arena = fight("1e-pilot-vizier", {wingman("F", 60)}, {}, Phase::activation);
  arena.edit("A").tokens.focus = arena.edit("A").tokens.evade = 1;
  SECTION("straight on") {
    arena.says("effect", "1e-pilot-vizier").says("pick", "evade");
    flies(arena, "F", "1F");
    CHECK(arena["A"].tokens.evade == 0);
    CHECK(arena["F"].tokens.evade == 1);
  }
  SECTION("speed 2") {
    flies(arena, "F", "2F");
    CHECK(arena.question("effect") == nullptr);
  }
  SECTION("into a ship") {
    arena.table.pieces.push_back(piloted("B", "1e-pilot-academypilot", Side::enemy, 557, 350));
    flies(arena, "F", "1F");
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("Edrio Two Tubes: with a focus token a free action before his dial [1e-pilot-edriotwotubes]", "[first]") {
  Arena arena = fight("1e-pilot-edriotwotubes", {target("B", 150)}, {}, Phase::activation);
  const bool focused = GENERATE(true, false);
  arena.edit("A").tokens.focus = focused ? 1 : 0;
  if (focused) arena.says("action", "lock");
  arena.run([](Game& game) { rules::moment(game, Window::before_activation, "A"); });
  CHECK(arena["A"].lock == (focused ? "B" : ""));
  if (!focused) return;
  arena.says("action", "focus");  // the lock is used up
  acts(arena);
  CHECK(!arena.offered("action", "lock")->legal);
}

}  // namespace plotboard::first_cards_p3_4
