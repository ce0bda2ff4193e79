// Crew that every side may carry.
#include <algorithm>

#include "rules/first/bombs.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_crew_of_all_sides {
using namespace test::first;

TEST_CASE("Bombardier: the straight 2 template may lay a bomb [1e-upgrade-bombardier]", "[first]") {
  int lies_at[2] = {};
  for (const int speed : {1, 2}) {
    Arena arena = flight(kXwing, {"1e-upgrade-bombardier", "1e-upgrade-seismiccharges"});
    arena.says("drop", "1e-upgrade-seismiccharges:straight-" + std::to_string(speed));
    arena.run([](Game& game) { rules::first::offer_drop(game, "A", {"1e-upgrade-seismiccharges"}, "1e-bomb-3"); });
    lies_at[speed - 1] = arena.table.pieces.back().pose.y.value;
  }
  CHECK(lies_at[0] - lies_at[1] == 40000);

  Arena without = flight(kXwing, {"1e-upgrade-seismiccharges"}, {ally("F", 557, 300, {"1e-upgrade-bombardier"})});
  without.says("drop", "pass");
  without.run([](Game& game) { rules::first::offer_drop(game, "A", {"1e-upgrade-seismiccharges"}, "1e-bomb-3"); });
  CHECK(without.offered("drop", "1e-upgrade-seismiccharges:straight-2") == nullptr);
}

TEST_CASE(
    "Breach Specialist: a reinforce token turns this faceup card down, and all later ones "
    "[1e-upgrade-breachspecialist]",
    "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-breachspecialist"});
  arena.edit("A").tokens.reinforce_aft = 1;
  arena.edit("A").ship.shields = 0;
  arena.says("effect", "1e-upgrade-breachspecialist");
  const auto hurt = [](Game& game) { rules::suffer(game, "A", 0, 1, "1e-dmg-2"); };
  arena.run(hurt).run(hurt);
  CHECK(arena["A"].tokens.reinforce_aft == 0);
  REQUIRE(arena["A"].ship.damage.size() == 2);
  CHECK_FALSE(arena["A"].ship.damage[0].faceup);
  CHECK_FALSE(arena["A"].ship.damage[1].faceup);

  Arena without = fight(kXwing, {"1e-upgrade-breachspecialist"});
  without.edit("A").ship.shields = 0;
  without.run(hurt);
  CHECK(without["A"].ship.damage[0].faceup);
}

TEST_CASE("Construction Droid: 1 energy of a recover action for a facedown card [1e-upgrade-constructiondroid]",
          "[first]") {
  Arena arena = flight(kTransport, {"1e-upgrade-constructiondroid"});
  set_energy(arena, 2);
  set_shields(arena, 0);
  arena.edit("A").ship.damage = {{301, false, 1, Section::fore}};
  arena.says("action", "recover").says("effect", "1e-upgrade-constructiondroid");
  act(arena);
  CHECK(arena["A"].ship.damage.empty());
  CHECK(arena["A"].ship.shields == 1);
  CHECK(energy_of(arena) == 0);

  Arena faceup = flight(kTransport, {"1e-upgrade-constructiondroid"});
  set_energy(faceup, 1);
  faceup.edit("A").ship.damage = {{301, true, 1, Section::fore}};
  faceup.says("action", "reinforce").says("reinforce", "fore");
  act(faceup);
  CHECK_FALSE(asked_to_use(faceup, "1e-upgrade-constructiondroid"));
}

TEST_CASE("Flight Instructor: a focus result, or a blank against low skill [1e-upgrade-flightinstructor]", "[first]") {
  Arena low = fight(kXwing, {"1e-upgrade-flightinstructor"}, {enemy("B", 150)});  // skill 1
  low.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice({Face::blank, Face::evade});
  low.says("modify-defense", "1e-upgrade-flightinstructor").says("reroll", "0").dice({Face::evade});
  engage(low, "B");
  CHECK(low.offered("reroll", "1") == nullptr);
  CHECK(damage_to(low, "A") == 0);

  Arena high = fight(kXwing, {"1e-upgrade-flightinstructor"}, {enemy("B", 150, {}, "1e-pilot-obsidiansquadronpilot")});
  high.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice({Face::blank, Face::focus});
  high.says("modify-defense", "1e-upgrade-flightinstructor").says("reroll", "1").dice({Face::evade});
  engage(high, "B");
  CHECK(high.offered("reroll", "0") == nullptr);

  Arena none = fight(kXwing, {"1e-upgrade-flightinstructor"}, {enemy("B", 150, {}, "1e-pilot-obsidiansquadronpilot")});
  none.says("attack", "primary:0>A").dice(blanks(2)).dice({Face::blank, Face::evade});
  engage(none, "B");
  CHECK(times_asked(none, "modify-defense") == 0);
}

TEST_CASE("Gunner: after a miss a primary attack, once [1e-upgrade-gunner][1e-timing-6]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-gunner", "1e-upgrade-ioncannon"}, {enemy("B", 150)});
  arena.says("attack", "1e-upgrade-ioncannon>B").dice(blanks(3)).dice(blanks(3));
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
  engage(arena);
  CHECK(arena.offered("attack", "1e-upgrade-ioncannon>B") == nullptr);
  CHECK(times_asked(arena, "attack") == 2);
  CHECK(arena["A"].ship.has_mark(rules::kNoMoreAttacks));
  engage(arena);
  CHECK(times_asked(arena, "attack") == 2);
}

TEST_CASE("Gunner: not after a hit; without the attack there is no bar [1e-upgrade-gunner]", "[first]") {
  Arena hit = fight(kXwing, {"1e-upgrade-gunner"}, {enemy("B", 150)});
  hit.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
  engage(hit);
  CHECK(times_asked(hit, "attack") == 1);

  Arena declined = fight(kXwing, {"1e-upgrade-gunner"}, {enemy("B", 150)});
  declined.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3)).says("attack", "pass");
  engage(declined);
  CHECK_FALSE(declined["A"].ship.has_mark(rules::kNoMoreAttacks));
}

TEST_CASE(
    "Gunner: a ship that Darth Vader's price destroys still makes the second attack [1e-upgrade-gunner][1e-timing-7]",
    "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-gunner", "1e-upgrade-darthvader"}, {enemy("B", 150)});
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.damage = {{kShipCard, false}, {kShipCard, false}};
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3)).says("effect", "1e-upgrade-darthvader");
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
  CHECK(arena["A"].ship.destroyed);
}

TEST_CASE("Hotshot Co-pilot: whom it attacks has to spend a focus token [1e-upgrade-hotshotcopilot]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-hotshotcopilot"}, {enemy("B", 150)});
  arena.edit("B").tokens.focus = 2;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  arena.dice({Face::evade, Face::blank, Face::blank});
  SECTION("for nothing") {
    arena.says("modify-defense", "1e-upgrade-hotshotcopilot:defender").passes("modify-defense");
    engage(arena);
    const auto asked = std::find_if(arena.asked.begin(), arena.asked.end(),
                                    [](const state::Choice& each) { return each.kind == "modify-defense"; });
    REQUIRE(asked != arena.asked.end());
    CHECK(!asked->option("done")->legal);
  }
  SECTION("or for its usual effect, which serves [1e-attack-44]") {
    arena.says("modify-defense", "focus");
    engage(arena);
    CHECK(arena.offered("modify-defense", "1e-upgrade-hotshotcopilot:defender") != nullptr);
  }
  CHECK(arena["B"].tokens.focus == 1);
}

TEST_CASE("Hotshot Co-pilot: who attacks its carrier has to spend one too [1e-upgrade-hotshotcopilot]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-hotshotcopilot"}, {enemy("B", 150)});
  arena.edit("B").tokens.focus = 1;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank});
  arena.says("modify-attack", "1e-upgrade-hotshotcopilot:attacker").dice(blanks(2));
  engage(arena, "B");
  CHECK(arena["B"].tokens.focus == 0);
}

TEST_CASE("Hotshot Co-pilot: without a token nothing happens, nor with a secondary weapon [1e-upgrade-hotshotcopilot]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-hotshotcopilot", "1e-upgrade-ioncannon"}, {enemy("B", 150)});
  arena.edit("B").tokens.focus = 1;
  arena.says("attack", "1e-upgrade-ioncannon>B").dice(blanks(3));
  arena.dice({Face::evade, Face::blank, Face::blank}).passes("modify-defense");
  engage(arena);
  CHECK(arena["B"].tokens.focus == 1);
}

TEST_CASE("Inspiring Recruit: a second token off a friend at range 1-2, once a round [1e-upgrade-inspiringrecruit]",
          "[first]") {
  Arena arena =
      flight(kXwing, {"1e-upgrade-inspiringrecruit"}, {ally("F", 640, 300), ally("G", 750, 300), enemy("B", 50)});
  for (const char* id : {"A", "F", "G", "B"}) arena.edit(id).tokens.stress = 3;
  SECTION("a friend, and once") {
    arena.says("effect", "1e-upgrade-inspiringrecruit");
    loses_stress(arena, "F");
    CHECK(arena["F"].tokens.stress == 1);
    loses_stress(arena, "A");
    CHECK(arena["A"].tokens.stress == 2);
  }
  SECTION("the carrier itself") {
    arena.says("effect", "1e-upgrade-inspiringrecruit");
    loses_stress(arena, "A");
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("left, it is there for the next") {
    arena.says("effect", "pass").says("effect", "1e-upgrade-inspiringrecruit");
    loses_stress(arena, "A");
    loses_stress(arena, "F");
    CHECK(arena["A"].tokens.stress == 2);
    CHECK(arena["F"].tokens.stress == 1);
  }
  SECTION("not at range 3, not for enemies, not without a second one") {
    loses_stress(arena, "G");
    loses_stress(arena, "B");
    loses_stress(arena, "F", 3);
    CHECK(!asked_to_use(arena, "1e-upgrade-inspiringrecruit"));
  }
}

TEST_CASE(
    "Inspiring Recruit: the ship removes the second one itself [1e-upgrade-inspiringrecruit][1e-upgrade-kylekatarn]",
    "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-inspiringrecruit"}, {ally("F", 557, 300, {"1e-upgrade-kylekatarn"})});
  arena.edit("F").tokens.stress = 2;
  arena.says("effect", "1e-upgrade-inspiringrecruit").says("effect", "1e-upgrade-kylekatarn");
  loses_stress(arena, "F", 1, "A");
  CHECK(arena["F"].tokens.stress == 0);
  CHECK(arena["F"].tokens.focus == 1);  // for the second one alone
}

TEST_CASE("Intelligence Agent: sees the dial of an enemy at range 1-2 [1e-upgrade-intelligenceagent]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-intelligenceagent"}, {enemy("B", 150), enemy("C", 250)});
  arena.edit("B").ship.dial = geom::maneuver_from_code("2T");
  arena.edit("C").ship.dial = geom::maneuver_from_code("3F");
  arena.says("effect", "1e-upgrade-intelligenceagent").says("look", "seen");  // C is too far: nobody is picked
  open(arena, Window::start_of_activation_phase);
  CHECK(arena.question("look")->side == Side::player);
  CHECK(arena.question("look")->prompt.english().find("2 turn left") != std::string::npos);
  CHECK(arena.question("ship") == nullptr);
}

TEST_CASE("Mercenary Copilot: a critical hit at range 3 [1e-upgrade-mercenarycopilot]", "[first]") {
  const double gap = GENERATE(250, 150);
  Arena arena = fight(kXwing, {"1e-upgrade-mercenarycopilot"}, {enemy("B", gap)});
  const bool far = gap > 200;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  if (far) arena.says("modify-attack", "1e-upgrade-mercenarycopilot");
  arena.dice(std::vector<Face>(far ? 4 : 3, Face::blank));
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 2);
  CHECK(arena["B"].ship.damage.back().faceup == far);
}

TEST_CASE("Navigator: another speed of the same bearing [1e-upgrade-navigator]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-navigator"});
  arena.passes("action");
  SECTION("any") {
    arena.says("effect", "1e-upgrade-navigator");  // there is one other
    activate(arena, "2T");
    CHECK(flew(arena, "3T"));
  }
  SECTION("of the same side") {
    arena.says("effect", "1e-upgrade-navigator").says("turn-dial", "3B");
    activate(arena, "1B");
    CHECK(arena.offered("turn-dial", "2B") != nullptr);
    CHECK(arena.offered("turn-dial", "2N") == nullptr);
    CHECK(arena.offered("turn-dial", "2F") == nullptr);
  }
}

TEST_CASE("Navigator: no red entry for a stressed ship [1e-upgrade-navigator][1e-man-19]", "[first]") {
  Arena arena = flight("1e-pilot-bluesquadronpilot", {"1e-upgrade-navigator"});
  arena.edit("A").tokens.stress = 1;
  arena.says("effect", "1e-upgrade-navigator").says("turn-dial", "3F");
  activate(arena, "2F");
  CHECK(arena.offered("turn-dial", "1F") != nullptr);
  CHECK(arena.offered("turn-dial", "4F") == nullptr);
}

TEST_CASE("Operations Specialist: a focus token where a friend has missed [1e-upgrade-operationsspecialist]",
          "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena =
      fight(kXwing, {}, {ally("H", near ? 557 : 720, 300, {"1e-upgrade-operationsspecialist"}), enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(3));
  if (near) arena.says("effect", "1e-upgrade-operationsspecialist").says("ship", "H");
  engage(arena);
  CHECK(arena["H"].tokens.focus == (near ? 1 : 0));
  if (near) CHECK(arena.offered("ship", "A") != nullptr);
}

TEST_CASE("Operations Specialist: not where the attack has hit [1e-upgrade-operationsspecialist]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-operationsspecialist"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(3));
  engage(arena);
  CHECK(arena.question("effect") == nullptr);
}

TEST_CASE("Recon Specialist: a focus action gives two tokens [1e-upgrade-reconspecialist]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-reconspecialist"});
  arena.says("action", "focus");
  act(arena);
  CHECK(arena["A"].tokens.focus == 2);
  arena.run([](Game& game) { rules::gain(game, "A", Token::focus, 1, "1e-focus-1"); });
  CHECK(arena["A"].tokens.focus == 3);
}

TEST_CASE("Saboteur: turns up a damage card of an enemy at range 1 [1e-upgrade-saboteur]", "[first]") {
  const double gap = GENERATE(50, 150);
  Arena arena = flight(kXwing, {"1e-upgrade-saboteur"}, {enemy("B", gap)});
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

TEST_CASE("Shield Technician: a recover action takes as much energy as its player likes [1e-upgrade-shieldtechnician]",
          "[first]") {
  Arena arena({ally("A", 457, 300, {"1e-upgrade-shieldtechnician"}, kTransport)}, "huge-1e");
  set_energy(arena, 4);
  arena.edit("A").ship.sections[0].shields = arena.edit("A").ship.shields = 1;
  arena.says("action", "recover").says("energy-spent", "1");
  act(arena);
  CHECK(arena["A"].ship.shields == 2);
  CHECK(energy_of(arena) == 3);
}

TEST_CASE("Tactician: whom it attacks in its arc at range 2 is stressed [1e-upgrade-tactician]", "[first]") {
  const double gap = GENERATE(150, 250);
  const bool hits = GENERATE(true, false);
  Arena arena = fight(kXwing, {"1e-upgrade-tactician"}, {enemy("B", gap)});
  arena.says("attack", "primary:0>B").dice({hits ? Face::hit : Face::blank, Face::blank, Face::blank});
  arena.dice(std::vector<Face>(gap < 200 ? 3 : 4, Face::blank));
  engage(arena);
  CHECK(arena["B"].tokens.stress == (gap < 200 ? 1 : 0));
}

TEST_CASE("Tactician: not for a target of a turret beside the arc [1e-upgrade-tactician]", "[first]") {
  Arena arena = fight(kFalcon, {"1e-upgrade-tactician"}, {piloted("B", kTie, Side::enemy, 680, 300)});
  arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));
  engage(arena);
  CHECK(arena["B"].tokens.stress == 0);
}

TEST_CASE("Tail Gunner: 1 agility less against the rear arc [1e-upgrade-tailgunner]", "[first]") {
  const bool behind = GENERATE(true, false);
  Arena arena = fight("1e-pilot-braylenstramm", {"1e-upgrade-tailgunner"},
                      {piloted("B", kTie, Side::enemy, 457, behind ? 110 : 490)});
  arena.says("attack", behind ? "primary:0:rear>B" : "primary:0:front>B").dice({Face::hit, Face::blank});
  arena.dice(std::vector<Face>(behind ? 2 : 3, Face::blank));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Targeting Coordinator: its lock goes to a friend [1e-upgrade-targetingcoordinator][1e-lock-18]", "[first]") {
  Arena arena(
      {ally("A", 457, 300, {"1e-upgrade-targetingcoordinator"}, kTransport), ally("F", 607, 300), enemy("B", 250)},
      "huge-1e");
  arena.says("energy", "1e-upgrade-targetingcoordinator");
  use_energy(arena, 2);
  CHECK(energy_of(arena) == 1);
  CHECK(arena["F"].lock == "B");
  CHECK(arena["A"].lock.empty());
}

TEST_CASE("WED-15 Repair Droid: energy for damage cards [1e-upgrade-wed15repairdroid]", "[first]") {
  Arena arena({ally("A", 457, 300, {"1e-upgrade-wed15repairdroid"}, kTransport)}, "huge-1e");
  arena.edit("A").ship.damage = {{315, true, 1, Section::aft}, {315, false, 1, Section::aft}};
  SECTION("1 for one that lies facedown") {
    set_energy(arena, 2);
    arena.says("action", "1e-upgrade-wed15repairdroid");
    act(arena);
    CHECK(energy_of(arena) == 1);
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(arena["A"].ship.damage.front().faceup);
  }
  SECTION("3 for one that lies faceup") {
    set_energy(arena, 3);
    arena.says("action", "1e-upgrade-wed15repairdroid").says("repair", "0");
    act(arena);
    CHECK(energy_of(arena) == 0);
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(!arena["A"].ship.damage.front().faceup);
  }
}

}  // namespace plotboard::first_cards_crew_of_all_sides
