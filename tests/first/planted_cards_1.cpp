// Cards of the 1st edition that a breakage planted in them got past: each test fails with its own.
#include "first/rules_r2.hpp"

namespace plotboard::first_planted_cards_1 {
using namespace first_rules_r2;

namespace {

int faceup_on(const Arena& arena, const std::string& ship) {
  int count = 0;
  for (const state::DamageCard& card : arena[ship].ship.damage) count += card.faceup ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("Boba Fett: a critical hit that a shield takes is no card [1e-upgrade-bobafett]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-bobafett"}, {enemy("B", 150, {"1e-upgrade-gunner"}, kXwing)});
  arena.says("attack", "primary:0>B").dice({Face::crit, Face::blank, Face::blank}).dice(blanks(2));
  engage(arena);
  CHECK(arena["B"].ship.shields == 1);
  CHECK_FALSE(offered_card(arena, "1e-upgrade-bobafett"));
  CHECK(has_faceup(arena, "B", "1e-upgrade-gunner"));
}

TEST_CASE("Calculation: of two focus results one [1e-upgrade-calculation]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-calculation"}, {enemy("B", 150)});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-calculation").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Marksmanship: one critical hit, whatever the number of focus results [1e-upgrade-marksmanship]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-marksmanship"}, {enemy("B", 150, {}, kFirespray)});
  no_shields(arena, "B");
  arena.edit("A").ship.marks.push_back("used:1e-upgrade-marksmanship");
  arena.next_cards(Side::enemy, {209});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::focus});
  arena.says("modify-attack", "1e-upgrade-marksmanship").dice(blanks(2));
  engage(arena);
  CHECK(cards_on(arena, "B") == 3);
  CHECK(faceup_on(arena, "B") == 1);
}

TEST_CASE("Secondary Drive Failure: two copies, and energy for one of them, bar every action [1e-hdeck-14]",
          "[first]") {
  for (const int energy : {1, 2}) {
    Arena arena = huge_battle({at("A", kTransport, Side::player, 457, 300)});
    for (int i = 0; i < 2; ++i) lay(arena, "A", 301);
    for (state::DamageCard& card : arena.edit("A").ship.damage) card.section = Section::fore;
    arena.edit("A").ship.sections[0].energy = energy;
    if (energy == 2) arena.says("action", "reinforce").says("reinforce", "fore");
    act(arena);
    CHECK(arena["A"].ship.did("reinforce") == (energy == 2));
    CHECK(arena["A"].ship.sections[0].energy == (energy == 2 ? 0 : 1));
  }
}

TEST_CASE("Deadeye saves no lock that is spent for a reroll [1e-upgrade-deadeye][1e-lock-14]", "[first]") {
  constexpr const char* kHarpoon = "1e-upgrade-harpoonmissiles";
  Arena arena = fight(kXwing, {"1e-upgrade-deadeye", kHarpoon}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", std::string(kHarpoon) + ">B").dice(blanks(4));
  arena.says("modify-attack", "lock").says("reroll", "done").says("modify-attack", "done").dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].lock.empty());
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("Fire-Control System asks for no lock that is there [1e-upgrade-firecontrolsystem]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-firecontrolsystem"}, {enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice(blanks(3)).says("modify-attack", "done").dice(blanks(3));
  engage(arena);
  CHECK(times_asked(arena, "effect") == 0);
  CHECK(arena["A"].lock == "B");
}

TEST_CASE("Lone Wolf: a friend at range 2 is too near, one at range 3 is not [1e-upgrade-lonewolf]", "[first]") {
  for (const double gap : {50.0, 150.0, 250.0}) {
    Arena arena = fight(kXwing, {"1e-upgrade-lonewolf"}, {wingman("F", gap), enemy("B", 150)});
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::focus});
    if (gap > 200) arena.says("modify-attack", "1e-upgrade-lonewolf:attack").dice({Face::hit});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == (gap > 200 ? 1 : 0));
  }
}

TEST_CASE("Tactician: not at range 1 [1e-upgrade-tactician]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-tactician"}, {enemy("B", 50)});
  arena.says("attack", "primary:0>B").dice(blanks(4)).dice(blanks(3));
  engage(arena);
  CHECK(arena["B"].tokens.stress == 0);
}

TEST_CASE("Howlrunner helps primary weapons alone [1e-pilot-howlrunner]", "[first]") {
  constexpr const char* kTorpedoes = "1e-upgrade-protontorpedoes";
  Arena arena = fight("1e-pilot-scimitarsquadronpilot", {kTorpedoes},
                      {wingman("H", 50, {}, "1e-pilot-howlrunner"), enemy("B", 150)});
  arena.edit("A").lock = "B";
  arena.says("attack", std::string(kTorpedoes) + ">B").dice(blanks(4)).dice(blanks(3));
  engage(arena);
  CHECK_FALSE(offered_card(arena, "1e-pilot-howlrunner"));
}

TEST_CASE("Garven Dreis: to a friend at range 2, not to one at range 3 [1e-pilot-garvendreis]", "[first]") {
  for (const double gap : {150.0, 250.0}) {
    Arena arena = fight("1e-pilot-garvendreis", {}, {wingman("F", gap)});
    arena.edit("A").tokens.focus = 1;
    if (gap < 200) arena.says("effect", "1e-pilot-garvendreis");
    arena.run([](Game& game) { rules::spend(game, "A", Token::focus, "1e-focus-2"); });
    CHECK(arena["F"].tokens.focus == (gap < 200 ? 1 : 0));
  }
}

TEST_CASE("Suppressive Fire: the attacker's dice as they are shown beforehand, against Rex and others [1e-cond-8]",
          "[first]") {
  Arena arena =
      fight(kXwing, {}, {enemy("R", 150, {}, "1e-pilot-captainrex"), at("B", kTie, Side::enemy, 537, 490, 180)});
  arena.edit("A").ship.cards.push_back(state::Card{"1e-condition-suppressivefire"});
  CHECK(dice_at(arena, "primary:0>R").attack == 3);
  CHECK(dice_at(arena, "primary:0>B").attack == 2);
}

TEST_CASE("Shield Technician: of 2 energy too one may be kept [1e-upgrade-shieldtechnician]", "[first]") {
  Arena arena = huge_battle({at("A", kTransport, Side::player, 457, 300, 0, {"1e-upgrade-shieldtechnician"})});
  arena.edit("A").ship.sections[0].energy = 2;
  arena.edit("A").ship.sections[0].shields = arena.edit("A").ship.shields = 1;
  arena.says("action", "recover").says("energy-spent", "1");
  act(arena);
  CHECK(arena["A"].ship.shields == 2);
  CHECK(arena["A"].ship.sections[0].energy == 1);
}

TEST_CASE("Experimental Interface: once a round, whatever becomes of the stress [1e-upgrade-experimentalinterface]",
          "[first]") {
  constexpr const char* kInterface = "1e-upgrade-experimentalinterface";
  Arena arena = flight(kXwing, {kInterface, "1e-upgrade-marksmanship", "1e-upgrade-expose"});
  arena.says("action", "focus").says("effect", kInterface).says("action", "1e-upgrade-marksmanship");
  act(arena);
  CHECK(arena["A"].tokens.stress == 1);
  arena.edit("A").tokens.stress = 0;
  arena.says("action", "1e-upgrade-expose");
  act(arena);
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(times_asked(arena, "effect") == 1);
}

TEST_CASE(
    "Anti-Pursuit Lasers: who comes to lie beside it without overlapping is not hurt [1e-upgrade-antipursuitlasers]",
    "[first]") {
  // It ends flush with the freighter's side.
  Arena arena = flight(kFirespray, {"1e-upgrade-antipursuitlasers"}, {at("B", kXwing, Side::enemy, 517, 220)});
  arena.passes("action");
  flies(arena, "1F", "B");
  CHECK(arena["B"].pose == pose(517, 300));
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Ships side by side without a gap are at range 1 of each other [1e-range-7][1e-upgrade-wingman]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-wingman"}, {wingman("F", 0)});
  arena.edit("F").tokens.stress = 1;
  arena.run([](Game& game) { rules::first::begin_combat(game); });
  CHECK(arena["F"].tokens.stress == 0);
}

}  // namespace plotboard::first_planted_cards_1
