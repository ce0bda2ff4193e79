// Modifications, I to Z.
#include "rules/first/parts.hpp"
#include "rules/first/squad.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_modifications_i_z {
using namespace test::first;

TEST_CASE("Integrated Astromech: the astromech goes in place of a damage card [1e-upgrade-integratedastromech]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-integratedastromech", "1e-upgrade-r2astromech"});
  arena.edit("A").ship.shields = 0;
  SECTION("used") {
    arena.says("effect", "1e-upgrade-integratedastromech");
    suffers(arena, "A", 0, 1);
    CHECK(arena["A"].ship.damage.empty());
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-r2astromech"));
    CHECK(has_faceup(arena, "A", "1e-upgrade-integratedastromech"));
    suffers(arena, "A", 1);  // and there is no second one
    CHECK(arena["A"].ship.damage.size() == 1);
  }
  SECTION("left") {
    arena.says("effect", "pass");
    suffers(arena, "A", 1);
    CHECK(arena["A"].ship.damage.size() == 1);
  }
  SECTION("it saves the ship") {
    arena.edit("A").ship.hull = 1;
    arena.says("effect", "1e-upgrade-integratedastromech");
    suffers(arena, "A", 1);
    CHECK_FALSE(arena["A"].ship.destroyed);
  }
}

TEST_CASE("Ion Projector: an enemy that overlaps it may get an ion token [1e-upgrade-ionprojector]", "[first]") {
  Arena arena = flight(kFirespray, {"1e-upgrade-ionprojector"}, {enemy("B", 80, {}, kXwing)});
  SECTION("a hit") {
    arena.dice({Face::hit});
    activate(arena, "3F", "B");
    CHECK(arena["B"].tokens.ion == 1);
  }
  SECTION("nothing") {
    arena.dice({Face::blank});
    activate(arena, "3F", "B");
    CHECK(arena["B"].tokens.ion == 0);
  }
  SECTION("no overlap") {
    arena.edit("B").pose = pose(457, 600, 180);
    arena.says("action", "pass");
    activate(arena, "1F", "B");
    CHECK(arena["B"].tokens.ion == 0);
  }
}

TEST_CASE("Lightweight Frame: one defense die more where the attack has more dice [1e-upgrade-lightweightframe]",
          "[first]") {
  Arena arena = fight("1e-pilot-sigmasquadronpilot", {},
                      {enemy("B", 150, {"1e-upgrade-lightweightframe"}, "1e-pilot-scimitarsquadronpilot")});
  SECTION("4 against 2") {
    arena.says("attack", "primary:0>B").dice(hits(4)).dice({Face::evade, Face::evade}).dice({Face::evade});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("as many") {
    arena.edit("B").ship.agility = 4;
    arena.says("attack", "primary:0>B").dice(hits(4)).dice(blanks(4));
    engage(arena);
  }
}

TEST_CASE("Long-Range Scanners: locks at range 3 and beyond, none nearer [1e-upgrade-longrangescanners]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-longrangescanners"},
                       {enemy("B", 50), enemy("C", 150), enemy("D", 250), piloted("E", kTie, Side::enemy, 850, 850)});
  arena.says("action", "lock").says("lock", "E");
  act(arena);
  CHECK(arena["A"].lock == "E");
  for (const char* near : {"B", "C"}) CHECK(verdict_on(arena, "lock", near) == "forbidden");
  // The card is told, not the 2nd edition's rule.
  CHECK(rules::first::cite(arena.question("lock")->option("B")->rule) == "1e-golden-2");
  CHECK(verdict_on(arena, "lock", "D") == "legal");
  arena.run([](Game& game) { CHECK_FALSE(rules::acquire_lock_on(game, "A", "B")); });  // by a card neither
  Arena plain = flight(kXwing, {}, {enemy("B", 50), enemy("D", 250)});
  plain.says("action", "lock").says("lock", "B");
  act(plain);
  CHECK(plain["A"].lock == "B");
}

TEST_CASE(
    "Maneuvering Fins: a turn becomes the bank of its speed to the same side"
    " [1e-upgrade-maneuveringfins][1e-stress-4]",
    "[first]") {
  Arena arena = flight("1e-pilot-trandoshanslaver", {"1e-upgrade-maneuveringfins"});
  SECTION("used") {
    arena.says("effect", "1e-upgrade-maneuveringfins").passes("action");
    activate(arena, "2Y");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("2N"));
  }
  SECTION("not for a straight") {
    arena.passes("action");
    activate(arena, "2F");
    CHECK(times_asked(arena, "effect") == 0);
  }
}

TEST_CASE(
    "Multi-spectral Camouflage: against the only lock on it, an evade result on 1 die"
    " [1e-upgrade-multispectralcamouflage]",
    "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-multispectralcamouflage"}, {enemy("B", 50), enemy("C", 150)});
  const auto locks = [&arena](const char* ship) {
    arena.run([ship](Game& game) { rules::set_lock(game, ship, "A", "1e-lock-1"); });
  };
  SECTION("evaded") {
    arena.dice({Face::evade});
    locks("B");
    CHECK(arena["B"].lock.empty());
  }
  SECTION("not evaded, and no die against the second") {
    arena.dice({Face::focus});
    locks("B");
    locks("C");
    CHECK(arena["B"].lock == "A");
    CHECK(arena["C"].lock == "A");
  }
}

TEST_CASE("Munitions Failsafe: a missile that misses is kept [1e-upgrade-munitionsfailsafe]", "[first]") {
  Arena arena =
      fight(kXwing, {"1e-upgrade-munitionsfailsafe", "1e-upgrade-clustermissiles"}, {enemy("B", 150, {}, kFirespray)});
  arena.edit("A").lock = "B";
  arena.says("attack", "1e-upgrade-clustermissiles>B");
  SECTION("two misses") {
    arena.dice(blanks(3)).dice(blanks(2)).dice(blanks(3)).dice(blanks(2));
    engage(arena);
    CHECK(has_faceup(arena, "A", "1e-upgrade-clustermissiles"));
    CHECK(arena["A"].lock.empty());
  }
  SECTION("a hit and a miss [1e-attack-39]") {
    arena.dice({Face::hit, Face::blank, Face::blank}).dice(blanks(2)).dice(blanks(3)).dice(blanks(2));
    engage(arena);
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-clustermissiles"));
  }
  SECTION("a token had gone") {
    arena.edit("A").ship.cards[1].charges = 1;
    arena.says("discard", "token");
    arena.dice(blanks(3)).dice(blanks(2)).dice(blanks(3)).dice(blanks(2));
    engage(arena);
    CHECK(has_faceup(arena, "A", "1e-upgrade-clustermissiles"));
    CHECK(arena["A"].ship.cards[1].charges == 1);
  }
}

TEST_CASE("Optimized Generators: once a round 2 energy for putting energy on a card [1e-upgrade-optimizedgenerators]",
          "[first]") {
  Arena arena = flight(kGozanti, {"1e-upgrade-optimizedgenerators", "1e-upgrade-quadlasercannons"});
  set_energy(arena, 1);
  arena.says("allocate", "1e-upgrade-quadlasercannons").says("allocate", "1e-upgrade-quadlasercannons");
  use_energy(arena);
  CHECK(arena["A"].ship.card("1e-upgrade-quadlasercannons")->charges == 2);
  CHECK(energy_of(arena) == 1);  // 1 and 2 gained once, less 2
}

TEST_CASE("Ordnance Tubes: missiles and torpedoes are not discarded [1e-upgrade-ordnancetubes]", "[first]") {
  Arena arena = fight(kGozanti, {"1e-upgrade-ordnancetubes", "1e-upgrade-concussionmissiles", "1e-upgrade-glitterstim"},
                      {enemy("B", 270, {}, kFirespray)});
  arena.edit("A").lock = "B";
  arena.says("attack", "1e-upgrade-concussionmissiles>B").dice(hits(4)).dice(blanks(2));
  engage(arena);
  CHECK(has_faceup(arena, "A", "1e-upgrade-concussionmissiles"));
  CHECK(arena["A"].lock.empty());  // other costs stay
  arena.run([](Game& game) { rules::discard_card(game, "A", "1e-upgrade-glitterstim", "1e-squad-15"); });
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-glitterstim"));
}

TEST_CASE("Pulsed Ray Shield: in the End phase 1 ion token for 1 shield [1e-upgrade-pulsedrayshield]", "[first]") {
  Arena arena = flight("1e-pilot-cartelmarauder", {"1e-upgrade-pulsedrayshield"});
  SECTION("used") {
    arena.edit("A").ship.shields = 0;
    arena.says("effect", "1e-upgrade-pulsedrayshield");
    open(arena, Window::during_end_phase);
    CHECK(arena["A"].ship.shields == 1);
    CHECK(arena["A"].tokens.ion == 1);
  }
  SECTION("full shields") {
    open(arena, Window::during_end_phase);
    CHECK(arena.asked.empty());
  }
}

TEST_CASE(
    "Servomotor S-foils (Attack): the barrel roll icon, and a red Tallon roll in place of a speed 3 turn"
    " [1e-upgrade-servomotorsfoils-modification-attack]",
    "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-servomotorsfoils-modification-attack"});
  CHECK(has_icon(arena, "barrel-roll"));
  CHECK_FALSE(has_icon(arena, "boost"));
  SECTION("flown") {
    arena.says("effect", "1e-upgrade-servomotorsfoils-modification-attack").says("tallon", "middle");
    activate(arena, "3T");
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code("3E"));
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("stressed") {
    arena.edit("A").tokens.stress = 1;
    activate(arena, "3T");
    CHECK(times_asked(arena, "effect") == 0);
  }
  SECTION("a speed 2 bank stays white") { CHECK(colour(arena, "2B") == geom::Difficulty::white); }
  SECTION("turned over") {
    arena.says("effect", "1e-upgrade-servomotorsfoils-modification-attack");
    open(arena, Window::start_of_activation_phase);
    CHECK(has_faceup(arena, "A", "1e-upgrade-servomotorsfoils-modification-closed"));
    CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-servomotorsfoils-modification-attack"));
  }
}

TEST_CASE(
    "Servomotor S-foils (Closed): boost and green banks, but 1 attack die fewer"
    " [1e-upgrade-servomotorsfoils-modification-closed]",
    "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-servomotorsfoils-modification-closed"}, {enemy("B", 150)});
  CHECK(has_icon(arena, "boost"));
  CHECK_FALSE(has_icon(arena, "barrel-roll"));
  CHECK(colour(arena, "2B") == geom::Difficulty::blue);
  CHECK(colour(arena, "2N") == geom::Difficulty::blue);
  CHECK(colour(arena, "3B") == geom::Difficulty::white);
  SECTION("fired") {
    arena.says("attack", "primary:0>B").dice(hits(2)).dice(blanks(3));
    engage(arena);
  }
  SECTION("turned over") {
    arena.says("effect", "1e-upgrade-servomotorsfoils-modification-closed");
    open(arena, Window::start_of_activation_phase);
    CHECK(has_faceup(arena, "A", "1e-upgrade-servomotorsfoils-modification-attack"));
  }
}

TEST_CASE("Shield Upgrade: shields 1 more [1e-upgrade-shieldupgrade]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-shieldupgrade"});
  CHECK(arena["A"].ship.shield_limit == 3);
  suffers(arena, "A", 3);
  CHECK(arena["A"].ship.damage.empty());
}

TEST_CASE(
    "Smuggling Compartment: an illicit slot and a further modification of 3 points at most"
    " [1e-upgrade-smugglingcompartment]",
    "[first]") {
  state::Piece ship =
      piloted("A", kFalcon, Side::player, 457, 300, 0, {"1e-upgrade-smugglingcompartment", "1e-upgrade-hullupgrade"});
  CHECK(rules::first::loadout_faults(catalog(), ship).empty());
  int illicit = 0;
  for (const auto& place : rules::first::slots_of(catalog(), ship)) illicit += place.slot == "illicit" ? 1 : 0;
  CHECK(illicit == 1);
  ship.ship.cards[1].id = "1e-upgrade-shieldupgrade";  // 4 points
  CHECK_FALSE(rules::first::loadout_faults(catalog(), ship).empty());
}

TEST_CASE(
    "Spacetug Tractor Array: a tractor beam token for a ship in arc at range 1; a friend is towed by its own player"
    " [1e-upgrade-spacetugtractorarray][1e-tractor-3]",
    "[first]") {
  SECTION("an enemy") {
    Arena arena = flight("1e-pilot-jakkugunrunner", {"1e-upgrade-spacetugtractorarray"},
                         {enemy("B", 50), piloted("C", kTie, Side::enemy, 457, 500), wingman("F", 50)});
    arena.says("action", "1e-upgrade-spacetugtractorarray").says("tractor", "left-middle");
    act(arena);
    CHECK(arena["B"].tokens.tractor == 1);
    CHECK(side_asked(arena, "tractor") == Side::player);
    CHECK(arena["F"].tokens.tractor == 0);  // beside it, out of its arc
  }
  SECTION("a friend") {
    Arena arena = flight("1e-pilot-jakkugunrunner", {"1e-upgrade-spacetugtractorarray"},
                         {piloted("F", kXwing, Side::player, 457, 390)});
    arena.says("action", "1e-upgrade-spacetugtractorarray").says("tractor", "straight");
    act(arena);
    CHECK(arena["F"].tokens.tractor == 1);
    CHECK(side_asked(arena, "tractor") == Side::player);
    CHECK(arena["F"].pose == pose(457, 470));
    CHECK(times_asked(arena, "tractor") == 1);
  }
}

TEST_CASE("Stealth Device: agility 1 more until an attack hits [1e-upgrade-stealthdevice]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150, {"1e-upgrade-stealthdevice"})});
  SECTION("a miss") {
    arena.says("attack", "primary:0>B").dice(hits(3)).dice({Face::evade, Face::evade, Face::evade, Face::blank});
    engage(arena);
    CHECK(has_faceup(arena, "B", "1e-upgrade-stealthdevice"));
  }
  SECTION("a hit, and the agility with it") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(4));
    engage(arena);
    CHECK_FALSE(has_faceup(arena, "B", "1e-upgrade-stealthdevice"));
    int agility = 0;
    arena.run([&](Game& game) { agility = rules::agility_of(game, "B"); });
    CHECK(agility == 3);
  }
  SECTION("damage of another kind") {
    suffers(arena, "B", 1);
    CHECK(has_faceup(arena, "B", "1e-upgrade-stealthdevice"));
  }
}

TEST_CASE(
    "Stygium Particle Accelerator: a free evade after cloaking and decloaking [1e-upgrade-stygiumparticleaccelerator]",
    "[first]") {
  Arena arena = flight("1e-pilot-sigmasquadronpilot", {"1e-upgrade-stygiumparticleaccelerator"});
  SECTION("cloaks") {
    arena.says("action", "cloak").says("action", "evade");
    act(arena);
    CHECK(arena["A"].tokens.evade == 1);
  }
  SECTION("decloaks") {
    arena.edit("A").tokens.cloak = 1;
    arena.says("decloak", "straight").says("action", "evade");
    arena.run([](Game& game) { rules::decloak(game, "A"); });
    CHECK(arena["A"].tokens.evade == 1);
  }
  SECTION("another action") {
    arena.says("action", "focus");
    act(arena);
    CHECK(times_asked(arena, "action") == 1);
  }
  SECTION("stressed") {
    arena.edit("A").tokens.cloak = 1;
    arena.edit("A").tokens.stress = 1;
    arena.says("decloak", "straight");
    arena.run([](Game& game) { rules::decloak(game, "A"); });
    CHECK(arena["A"].tokens.evade == 0);
  }
}

TEST_CASE("Tactical Jammer: its base obstructs enemy attacks on others [1e-upgrade-tacticaljammer][1e-obst-15]",
          "[first]") {
  // A attacks B; the jammer J of B's side lies between them, or beside.
  const auto jammer = [](double x, double y, Side side = Side::enemy) {
    return piloted("J", kFirespray, side, x, y, 180, {"1e-upgrade-tacticaljammer"});
  };
  SECTION("between") {
    Arena arena = fight(kXwing, {"1e-upgrade-trickshot"}, {enemy("B", 220), jammer(457, 430)});
    arena.says("attack", "primary:0>B").says("effect", "pass").dice(blanks(3)).dice(blanks(5));  // range 3, jammed
    engage(arena);
  }
  SECTION("beside") {
    Arena arena = fight(kXwing, {}, {enemy("B", 220), jammer(600, 430)});
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(4));
    engage(arena);
  }
  SECTION("no second die with a rock") {
    Arena arena = fight(kXwing, {}, {enemy("B", 220), jammer(457, 430), rock(457, 500)});
    arena.says("attack", "primary:0>B").says("obstruction-line", "R").dice(blanks(3)).dice(blanks(5));
    engage(arena);
  }
  SECTION("not against its own side") {
    Arena arena = fight(kXwing, {}, {enemy("B", 220), jammer(457, 430, Side::player)});
    arena.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(4));
    engage(arena);
  }
  SECTION("not for itself") {
    Arena arena = fight(kXwing, {}, {jammer(457, 520)});
    arena.says("attack", "primary:0>J").dice(blanks(3)).dice(blanks(2));
    engage(arena);
  }
  SECTION("in thought too") {
    Arena arena = fight(kXwing, {}, {enemy("B", 220), jammer(457, 430)});
    int dice = 0;
    for (const rules::Shot& shot : shots(arena)) {
      if (shot.defender != "B") continue;
      arena.run([&](Game& game) { dice = rules::defense_dice_for(game, rules::attack_by(shot)); });
    }
    CHECK(dice == 5);
  }
}

TEST_CASE("Targeting Computer: the target lock icon [1e-upgrade-targetingcomputer]", "[first]") {
  Arena arena = flight(kTie, {"1e-upgrade-targetingcomputer"}, {enemy("B", 150)});
  CHECK(has_icon(arena, "lock"));
  arena.says("action", "lock");
  act(arena);
  CHECK(arena["A"].lock == "B");
}

TEST_CASE("Twin Ion Engine Mk. II: banks are green [1e-upgrade-twinionenginemkii]", "[first]") {
  Arena arena = flight(kTie, {"1e-upgrade-twinionenginemkii"});
  CHECK(colour(arena, "3B") == geom::Difficulty::blue);
  CHECK(colour(arena, "3N") == geom::Difficulty::blue);
  CHECK(colour(arena, "3T") == geom::Difficulty::white);
  Arena plain = flight(kTie);
  CHECK(colour(plain, "3B") == geom::Difficulty::white);
}

TEST_CASE("Vectored Thrusters: the barrel roll icon [1e-upgrade-vectoredthrusters]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-vectoredthrusters"});
  CHECK(has_icon(arena, "barrel-roll"));
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  act(arena);
  CHECK(arena["A"].pose.x < pose(457, 300).x);
}

}  // namespace plotboard::first_cards_modifications_i_z
