// Cargo of the 1st edition, and what else works on huge ships.
#include "cards_u1.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::first_cards_u1_4 {
using namespace first_cards_u1;

namespace {

constexpr const char* kTransport = "1e-pilot-gr75mediumtransport";  // hull 8, shields 4, energy 4; 80 mm by 195 mm
constexpr const char* kCorvette = "1e-pilot-cr90corvettefore";      // of two cards: shields 5 and 3, energy 5 aft
constexpr const char* kCorvetteAft = "1e-pilot-cr90corvetteaft";

void set_energy(Arena& arena, int energy, std::size_t section = 0) {
  arena.edit("A").ship.sections[section].energy = energy;
}
int energy_of(const Arena& arena, std::size_t section = 0) { return arena["A"].ship.sections[section].energy; }
void set_shields(Arena& arena, int fore, int aft = 0) {
  state::ShipState& ship = arena.edit("A").ship;
  ship.sections[0].shields = fore;
  ship.sections[1].shields = aft;
  ship.shields = fore + aft;
}
void use_energy(Arena& arena) {
  arena.run([](Game& game) { rules::first::energy_steps(game, "A", 0); });
}

}  // namespace

TEST_CASE("Backup Shield Generator: 1 energy for a shield at the end of the round [1e-upgrade-backupshieldgenerator]",
          "[first]") {
  Arena arena = fight(kTransport, {"1e-upgrade-backupshieldgenerator"}, {});
  set_energy(arena, 1);
  set_shields(arena, 2);
  arena.says("effect", "1e-upgrade-backupshieldgenerator").run(rules::first::end_phase);
  CHECK(energy_of(arena) == 0);
  CHECK(arena["A"].ship.sections[0].shields == 3);
  arena.run(rules::first::end_phase);  // not without energy

  Arena whole = fight(kTransport, {"1e-upgrade-backupshieldgenerator"}, {});
  set_energy(whole, 1);
  whole.run(rules::first::end_phase);
  CHECK(energy_of(whole) == 1);
}

TEST_CASE("Backup Shield Generator: the section that carries it [1e-upgrade-backupshieldgenerator][1e-huge-6]",
          "[first]") {
  Arena arena = fight(kCorvette, {kCorvetteAft, "1e-upgrade-backupshieldgenerator"}, {});
  set_energy(arena, 1, 1);
  set_shields(arena, 0, 1);
  arena.says("effect", "1e-upgrade-backupshieldgenerator").run(rules::first::end_phase);
  CHECK(arena["A"].ship.sections[0].shields == 0);
  CHECK(arena["A"].ship.sections[1].shields == 2);
  CHECK(arena["A"].ship.shields == 2);
}

TEST_CASE("Broadcast Array: the jam icon [1e-upgrade-broadcastarray]", "[first]") {
  for (const bool equipped : {false, true}) {
    Arena arena = flight("1e-pilot-gozanticlasscruiser", equipped ? Cards{"1e-upgrade-broadcastarray"} : Cards{},
                         {enemy("B", 150)});
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
  arena.says("attack", "primary:0>A@fore").dice({Face::blank, Face::blank}).says("effect", "1e-upgrade-clusterbombs");
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
    arena.says("attack", "primary:0>A@fore").dice({Face::blank, Face::blank});
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
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::hit});
    arena.dice(std::vector<Face>(equipped ? 7 : 5, Face::blank));  // agility 3, range 3
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
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

TEST_CASE("Admiral Ozzel: up to three shields for as much energy [1e-upgrade-admiralozzel]", "[first]") {
  Arena arena = flight("1e-pilot-gozanticlasscruiser", {"1e-upgrade-admiralozzel"});
  arena.says("energy", "1e-upgrade-admiralozzel:3");
  use_energy(arena);
  CHECK(energy_of(arena) == 3);
  CHECK(arena["A"].ship.sections[0].shields == 2);
  CHECK(arena["A"].ship.shields == 2);
  CHECK(arena["A"].ship.damage.empty());

  Arena weak = flight("1e-pilot-gozanticlasscruiser", {"1e-upgrade-admiralozzel"});
  set_shields(weak, 1);
  weak.says("energy", "done");
  use_energy(weak);
  CHECK(weak.offered("energy", "1e-upgrade-admiralozzel:1") != nullptr);
  CHECK(weak.offered("energy", "1e-upgrade-admiralozzel:2") == nullptr);
}

TEST_CASE("Admiral Ozzel: from either section [1e-upgrade-admiralozzel]", "[first]") {
  Arena arena =
      flight("1e-pilot-raiderclasscorvettefore", {"1e-upgrade-admiralozzel", "1e-pilot-raiderclasscorvetteaft"});
  arena.says("energy", "1e-upgrade-admiralozzel:2").says("give-shield", "fore").says("give-shield", "aft");
  use_energy(arena);
  CHECK(arena["A"].ship.sections[0].shields == 5);
  CHECK(arena["A"].ship.sections[1].shields == 3);
  CHECK(energy_of(arena, 1) == 2);
}

TEST_CASE("Azmorigan: 1 energy to exchange a Crew or Team card for one that costs no more [1e-upgrade-azmorigan]",
          "[first]") {
  Arena arena =
      fight("1e-pilot-croccruiser", {"1e-upgrade-azmorigan", "1e-upgrade-dengar", "1e-upgrade-commsbooster"}, {});
  set_energy(arena, 1);
  arena.says("effect", "1e-upgrade-azmorigan")
      .says("upgrade", "1e-upgrade-dengar")
      .says("exchange", "1e-upgrade-greedo");
  arena.run(rules::first::end_phase);
  CHECK(energy_of(arena) == 0);
  CHECK(has_faceup(arena, "A", "1e-upgrade-greedo"));
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-dengar"));
  CHECK(arena.offered("upgrade", "1e-upgrade-commsbooster") == nullptr);
  CHECK(arena.offered("exchange", "1e-upgrade-gunner") == nullptr);       // 5 points
  CHECK(arena.offered("exchange", "1e-upgrade-ezrabridger") == nullptr);  // a Rebel
  CHECK(arena.offered("exchange", "1e-upgrade-dengar") == nullptr);
  arena.run(rules::first::end_phase);  // no energy
}

TEST_CASE("Cikatro Vizago: discarded to exchange an Illicit or Cargo card [1e-upgrade-cikatrovizago]", "[first]") {
  Arena arena = fight("1e-pilot-mandalorianmercenary",
                      {"1e-upgrade-cikatrovizago", "1e-upgrade-inertialdampeners", "1e-upgrade-greedo"}, {});
  arena.says("effect", "1e-upgrade-cikatrovizago").says("exchange", "1e-upgrade-riggedcargochute");
  arena.run(rules::first::end_phase);
  CHECK(has_faceup(arena, "A", "1e-upgrade-riggedcargochute"));
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-inertialdampeners"));
  CHECK_FALSE(has_faceup(arena, "A", "1e-upgrade-cikatrovizago"));
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

TEST_CASE("Construction Droid: 1 energy of a recover action for a facedown card [1e-upgrade-constructiondroid]",
          "[first]") {
  Arena arena = flight(kTransport, {"1e-upgrade-constructiondroid"});
  set_energy(arena, 2);
  set_shields(arena, 0);
  arena.edit("A").ship.damage = {{301, false, 1, state::Section::fore}};
  arena.says("action", "recover").says("effect", "1e-upgrade-constructiondroid");
  act(arena);
  CHECK(arena["A"].ship.damage.empty());
  CHECK(arena["A"].ship.shields == 1);
  CHECK(energy_of(arena) == 0);

  Arena faceup = flight(kTransport, {"1e-upgrade-constructiondroid"});
  set_energy(faceup, 1);
  faceup.edit("A").ship.damage = {{301, true, 1, state::Section::fore}};
  faceup.says("action", "reinforce").says("reinforce", "fore");
  act(faceup);
  CHECK_FALSE(asked_to_use(faceup, "1e-upgrade-constructiondroid"));
}

TEST_CASE("Grand Moff Tarkin: a focus token given or taken at range 1-4 [1e-upgrade-grandmofftarkin]", "[first]") {
  const auto ships = [] { return std::vector<state::Piece>{enemy("B", 370), enemy("C", 520)}; };
  Arena arena = fight("1e-pilot-gozanticlasscruiser", {"1e-upgrade-grandmofftarkin"}, ships());
  arena.edit("B").tokens.focus = 1;
  arena.says("effect", "1e-upgrade-grandmofftarkin").says("give-or-take", "take").run(rules::first::begin_combat);
  CHECK(arena["B"].tokens.focus == 0);  // at range 4; C is farther away
  arena.says("effect", "1e-upgrade-grandmofftarkin").run(rules::first::begin_combat);
  CHECK(arena["B"].tokens.focus == 1);
}

}  // namespace plotboard::first_cards_u1_4
