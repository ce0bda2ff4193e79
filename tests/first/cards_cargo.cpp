// Cargo.
#include "support/first.hpp"

namespace plotboard::first_cards_cargo {
using namespace test::first;

TEST_CASE("Backup Shield Generator: 1 energy for a shield at the end of the round [1e-upgrade-backupshieldgenerator]",
          "[first]") {
  Arena arena = fight(kTransport, {"1e-upgrade-backupshieldgenerator"});
  set_energy(arena, 1);
  set_shields(arena, 2);
  arena.says("effect", "1e-upgrade-backupshieldgenerator").run(rules::first::end_phase);
  CHECK(energy_of(arena) == 0);
  CHECK(arena["A"].ship.sections[0].shields == 3);
  arena.run(rules::first::end_phase);  // not without energy

  Arena whole = fight(kTransport, {"1e-upgrade-backupshieldgenerator"});
  set_energy(whole, 1);
  whole.run(rules::first::end_phase);
  CHECK(energy_of(whole) == 1);
}

TEST_CASE("Backup Shield Generator: the section that carries it [1e-upgrade-backupshieldgenerator][1e-huge-6]",
          "[first]") {
  Arena arena = fight(kCorvette, {kCorvetteAft, "1e-upgrade-backupshieldgenerator"});
  set_energy(arena, 1, 1);
  set_shields(arena, 0, 1);
  arena.says("effect", "1e-upgrade-backupshieldgenerator").run(rules::first::end_phase);
  CHECK(arena["A"].ship.sections[0].shields == 0);
  CHECK(arena["A"].ship.sections[1].shields == 2);
  CHECK(arena["A"].ship.shields == 2);
}

TEST_CASE("Broadcast Array: the jam icon [1e-upgrade-broadcastarray]", "[first]") {
  for (const bool equipped : {false, true}) {
    Arena arena = flight(kGozanti, equipped ? Cards{"1e-upgrade-broadcastarray"} : Cards{}, {enemy("B", 150)});
    arena.says("action", "pass");
    act(arena);
    CHECK((arena.offered("action", "jam") != nullptr) == equipped);
  }
}

TEST_CASE("Cluster Bombs: after an attack on its section all ships at range 1 roll two dice [1e-upgrade-clusterbombs]",
          "[first]") {
  // Beside the transport, which reaches from y 202 to 398.
  Arena arena = fight(kTransport, {"1e-upgrade-clusterbombs"},
                      {ally("F", 567, 300), piloted("C", kTie, Side::enemy, 347, 300), enemy("B", 250)});
  arena.says("attack", "primary:0>A@fore").dice(blanks(2)).says("effect", "1e-upgrade-clusterbombs");
  arena.dice({Face::hit, Face::blank}).dice({Face::crit, Face::hit});
  engage(arena, "B");
  CHECK(damage_to(arena, "F") == 1);
  CHECK(damage_to(arena, "C") == 2);
  CHECK(damage_to(arena, "A") == 0);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-clusterbombs"));
}

TEST_CASE("Cluster Bombs: not after an attack on the other section [1e-upgrade-clusterbombs]", "[first]") {
  for (const bool aft : {false, true}) {
    const Cards cards =
        aft ? Cards{kCorvetteAft, "1e-upgrade-clusterbombs"} : Cards{"1e-upgrade-clusterbombs", kCorvetteAft};
    Arena arena = fight(kCorvette, cards, {enemy("B", 250), ally("F", 567, 230)});
    arena.says("attack", "primary:0>A@fore").dice(blanks(2));
    if (!aft) arena.says("effect", "pass");
    engage(arena, "B");
    CHECK(asked_to_use(arena, "1e-upgrade-clusterbombs") == !aft);
  }
}

TEST_CASE("Comms Booster: all stress off a friend, and a focus token [1e-upgrade-commsbooster]", "[first]") {
  Arena arena = flight(kTransport, {"1e-upgrade-commsbooster"}, {ally("F", 567, 300), ally("G", 880, 300)});
  set_energy(arena, 2);
  arena.edit("F").tokens.stress = 2;
  arena.says("energy", "1e-upgrade-commsbooster");
  use_energy(arena);  // once, and G is out of reach
  CHECK(arena["F"].tokens.stress == 0);
  CHECK(arena["F"].tokens.focus == 1);
  CHECK(energy_of(arena) == 1);
}

TEST_CASE("EM Emitter: three dice for obstruction by its ship [1e-upgrade-ememitter]", "[first]") {
  for (const bool equipped : {false, true}) {
    Arena arena = fight(
        kXwing, {},
        {enemy("B", 250), ally("H", 457, 465, equipped ? Cards{"1e-upgrade-ememitter"} : Cards{}, kTransport, 90)});
    arena.says("attack", "primary:0>B").dice(hits(3));
    arena.dice(std::vector<Face>(equipped ? 7 : 5, Face::blank));  // agility 3, range 3
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
}

TEST_CASE("Engine Booster: 1 energy for a straight 1 before the dial [1e-upgrade-enginebooster][1e-act-12]",
          "[first]") {
  const double at = GENERATE(0, 440, 700);  // of a ship in front of it, or none: on it, or clear of it
  std::vector<state::Piece> others;
  if (at > 0.0) others.push_back(piloted("F", kXwing, Side::player, 457, at));
  Arena arena = flight(kTransport, {"1e-upgrade-enginebooster"}, others);
  set_energy(arena, 1);
  arena.edit("A").ship.dial = geom::maneuver_from_code("1F");
  const double before = arena["A"].pose.y.mm();
  const bool free = at != 440;
  if (free) arena.says("effect", "1e-upgrade-enginebooster");
  arena.run([](Game& game) { rules::moment(game, Window::before_activation, "A"); });
  CHECK((arena["A"].pose.y.mm() > before + 30) == free);
  CHECK(energy_of(arena) == (free ? 0 : 1));  // and none gained
}

TEST_CASE("Engine Booster: not without energy, and then by the dial [1e-upgrade-enginebooster]", "[first]") {
  const int energy = GENERATE(0, 2);
  Arena arena = flight(kTransport, {"1e-upgrade-enginebooster"});
  set_energy(arena, energy);
  const double before = arena["A"].pose.y.mm();
  if (energy > 0) arena.says("effect", "1e-upgrade-enginebooster");
  arena.says("action", "pass");
  activate(arena, "1F");
  CHECK(asked_to_use(arena, "1e-upgrade-enginebooster") == (energy > 0));
  CHECK(energy_of(arena) == (energy > 0 ? 4 : 3));  // 1 less, 3 more by the dial, once
  CHECK((arena["A"].pose.y.mm() > before + 70) == (energy > 0));
}

TEST_CASE(
    "Frequency Jammer: stress for an unstressed enemy near the jammed one [1e-upgrade-frequencyjammer][1e-huge-12]",
    "[first]") {
  Arena arena = flight(kTransport, {"1e-upgrade-frequencyjammer"},
                       {piloted("B", kTie, Side::enemy, 597, 300), piloted("C", kTie, Side::enemy, 647, 300),
                        piloted("D", kTie, Side::enemy, 597, 350), piloted("E", kTie, Side::enemy, 597, 430)});
  arena.edit("D").tokens.stress = 1;
  arena.says("action", "jam").says("jam", "B").says("ship", "C");
  act(arena);
  CHECK(arena["B"].tokens.stress == 2);
  CHECK(arena["C"].tokens.stress == 1);
  CHECK(arena["D"].tokens.stress == 1);
  CHECK(arena["E"].tokens.stress == 0);
  CHECK(arena.offered("ship", "D") == nullptr);
  CHECK(arena.offered("ship", "B") == nullptr);
}

TEST_CASE(
    "Ionization Reactor: five energy from the card for 1 damage and an ion token around [1e-upgrade-ionizationreactor]",
    "[first]") {
  Arena arena = flight(kTransport, {"1e-upgrade-ionizationreactor"},
                       {ally("F", 567, 300), piloted("B", kTie, Side::enemy, 347, 300), enemy("C", 250)});
  arena.edit("A").ship.cards[0].charges = 5;
  arena.says("energy", "1e-upgrade-ionizationreactor");
  use_energy(arena);
  for (const char* ship : {"F", "B"}) {
    CHECK(damage_to(arena, ship) == 1);
    CHECK(arena[ship].tokens.ion == 1);
  }
  CHECK(damage_to(arena, "C") == 0);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-ionizationreactor"));

  Arena weak = flight(kTransport, {"1e-upgrade-ionizationreactor"}, {ally("F", 567, 300)});
  weak.edit("A").ship.cards[0].charges = 4;
  use_energy(weak);
  CHECK(times_asked(weak, "energy") == 0);
}

TEST_CASE("Slicer Tools: 1 damage for 1 energy, for each stressed ship [1e-upgrade-slicertools]", "[first]") {
  Arena arena = flight(kTransport, {"1e-upgrade-slicertools"},
                       {piloted("B", kTie, Side::enemy, 567, 300), piloted("C", kTie, Side::enemy, 347, 300),
                        piloted("D", kTie, Side::enemy, 567, 350), ally("F", 347, 350)});
  set_energy(arena, 4);
  for (const char* ship : {"B", "C", "F"}) arena.edit(ship).tokens.stress = 1;
  arena.says("action", "1e-upgrade-slicertools").says("ship", "B").says("ship", "C").says("ship", "pass");
  act(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(damage_to(arena, "C") == 1);
  CHECK(damage_to(arena, "F") == 0);
  CHECK(energy_of(arena) == 2);
  CHECK(arena.offered("ship", "D") == nullptr);  // not stressed
  CHECK(arena.offered("ship", "B") == nullptr);  // once each
}

TEST_CASE("Supercharged Power Cells: discarded for two more dice [1e-upgrade-superchargedpowercells]", "[first]") {
  Arena arena = fight(kCorvette, {"1e-upgrade-superchargedpowercells", kCorvetteAft},
                      {piloted("B", kTie, Side::enemy, 750, 372)});
  arena.says("attack", "primary:0>B").says("effect", "1e-upgrade-superchargedpowercells");
  arena.dice(std::vector<Face>(6, Face::blank)).dice(std::vector<Face>(4, Face::evade));
  engage(arena);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-superchargedpowercells"));
  arena.edit("A").ship.marks.clear();
  arena.says("attack", "primary:0>B").dice(std::vector<Face>(4, Face::blank));
  arena.dice(std::vector<Face>(4, Face::evade));
  engage(arena);
}

TEST_CASE("Supercharged Power Cells: weapons of its own section alone [1e-upgrade-superchargedpowercells][1e-huge-6]",
          "[first]") {
  Arena arena = fight(kCorvette, {kCorvetteAft, "1e-upgrade-superchargedpowercells"},
                      {piloted("B", kTie, Side::enemy, 750, 372)});
  arena.says("attack", "primary:0>B").dice(std::vector<Face>(4, Face::blank));
  arena.dice(std::vector<Face>(4, Face::evade));
  engage(arena);
}

TEST_CASE("Tibanna Gas Supplies: discarded for 3 energy, as far as there is room [1e-upgrade-tibannagassupplies]",
          "[first]") {
  Arena arena = flight(kTransport, {"1e-upgrade-tibannagassupplies"});
  set_energy(arena, 2);
  arena.says("energy", "1e-upgrade-tibannagassupplies");
  use_energy(arena);
  CHECK(energy_of(arena) == 4);
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-tibannagassupplies"));
}

TEST_CASE("Cargo goes down at the usual place, whatever templates bombs may use [1e-cargo-1][1e-pilot-emonazzameen]",
          "[first]") {
  Arena arena = flight("1e-pilot-emonazzameen", {"1e-upgrade-riggedcargochute"});
  arena.says("action", "1e-upgrade-riggedcargochute");  // and no question which template
  act(arena);
  CHECK(times_asked(arena, "drop") <= 1);
  if (const state::Choice* asked = arena.question("drop")) CHECK(asked->options.size() == 1);
}

}  // namespace plotboard::first_cards_cargo
