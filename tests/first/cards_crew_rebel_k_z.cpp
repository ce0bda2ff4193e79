// Crew of the Rebel Alliance and the Resistance, K to Z.
#include "base/lists.hpp"
#include "data/catalog.hpp"
#include "rules/play/devices.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_crew_rebel_k_z {
using namespace test::first;

TEST_CASE(
    "Kanan Jarrus: takes a stress token off a friend after a white maneuver, once a round "
    "[1e-upgrade-kananjarrus]",
    "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-kananjarrus"}, {ally("F", 557, 300), ally("G", 397, 300)});
  for (const char* ship : {"F", "G"}) arena.edit(ship).tokens.stress = 1;
  SECTION("white") {
    arena.passes("action");
    arena.says("effect", "1e-upgrade-kananjarrus");
    activate(arena, "3F", "F");
    CHECK(arena["F"].tokens.stress == 0);
    activate(arena, "3F", "G");
    CHECK(arena["G"].tokens.stress == 1);
  }
  SECTION("by the place where it comes to rest") {
    arena.edit("F").pose.y = base::um_from_mm(460);  // 3 straight leads beyond range 2
    activate(arena, "3F", "F");
    CHECK(arena["F"].tokens.stress == 1);
  }
}

TEST_CASE(
    "Kyle Katarn: focus for each stress token that the ship takes off itself [1e-upgrade-kylekatarn][1e-stress-13]",
    "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-kylekatarn"}, {ally("F", 557, 300)});
  arena.edit("A").tokens.stress = arena.edit("F").tokens.stress = 3;
  SECTION("a green maneuver") {
    arena.says("effect", "1e-upgrade-kylekatarn").says("action", "pass");
    arena.edit("A").tokens.stress = 1;
    activate(arena, "1F");
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("once a token, as its player likes") {
    arena.says("effect", "1e-upgrade-kylekatarn").says("effect", "pass").says("effect", "1e-upgrade-kylekatarn");
    loses_stress(arena, "A", 3, "A");
    CHECK(arena["A"].tokens.focus == 2);
  }
  SECTION("not where another ship's card removes it, nor for others") {
    loses_stress(arena, "A", 1, "F");
    loses_stress(arena, "F");
    CHECK(!asked_to_use(arena, "1e-upgrade-kylekatarn"));
  }
  SECTION("no other token") {
    arena.edit("A").tokens.ion = 1;
    arena.run([](Game& game) { rules::lose(game, "A", Token::ion, 1, "1e-ion-5"); });
    CHECK(!asked_to_use(arena, "1e-upgrade-kylekatarn"));
  }
}

TEST_CASE("Lando Calrissian: two dice give what tokens they show [1e-upgrade-landocalrissian]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-landocalrissian"});
  arena.says("action", "1e-upgrade-landocalrissian").dice({Face::focus, Face::evade});
  act(arena);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].tokens.evade == 1);
}

TEST_CASE("Leebo: a boost without the icon, for an ion token [1e-upgrade-leebo]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-leebo"});
  arena.says("action", "1e-upgrade-leebo").says("boost", "straight");
  act(arena);
  CHECK(arena["A"].pose.y > base::um_from_mm(300));
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(arena["A"].ship.did("boost"));  // 1e-action-5
}

TEST_CASE("Leebo: not where the boost has been done or finds no place [1e-upgrade-leebo]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-leebo"});
  SECTION("done") { arena.edit("A").ship.actions.push_back("boost"); }
  SECTION("no place") {
    for (const double x : {417.0, 457.0, 497.0}) {
      arena.table.pieces.push_back(piloted("O" + std::to_string(x), kXwing, Side::player, x, 355));
    }
  }
  arena.passes("action");
  act(arena);
  CHECK(arena.offered("action", "1e-upgrade-leebo") == nullptr);
}

TEST_CASE("Leia Organa: red maneuvers of the round are flown as white [1e-upgrade-leiaorgana]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-stayontarget"}, {ally("L", 757, 300, {"1e-upgrade-leiaorgana"})});
  arena.edit("A").tokens.stress = 1;
  arena.says("effect", "1e-upgrade-leiaorgana");
  open(arena, Window::start_of_activation_phase);
  CHECK(arena["L"].ship.card("1e-upgrade-leiaorgana")->discarded);
  SECTION("red by the dial") {
    arena.passes("effect");
    activate(arena, "4K");
    CHECK(flew(arena, "4K"));  // stressed as it is
    CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::white);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("not red by another effect [1e-man-16]") {
    arena.says("effect", "1e-upgrade-stayontarget").says("turn-dial", "3T");
    activate(arena, "3F");
    CHECK(flew(arena, "2F"));
  }
}

TEST_CASE("Luke Skywalker: after a miss a second attack, one focus result of it a hit [1e-upgrade-lukeskywalker]",
          "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-lukeskywalker"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank}).dice(blanks(3));
  arena.says("effect", "1e-upgrade-lukeskywalker").says("attack", "primary:0>B");
  arena.dice({Face::focus, Face::focus, Face::blank}).says("modify-attack", "1e-upgrade-lukeskywalker");
  SECTION("which hits") {
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("or misses: there is no third one [1e-attack-42]") {
    arena.dice({Face::evade, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
  CHECK(arena["A"].ship.has_mark(rules::kNoMoreAttacks));
}

TEST_CASE("Magva Yarro: locks who has attacked her [1e-upgrade-magvayarro]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-magvayarro"}, {enemy("B", 150), enemy("C", 250)});
  arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(2));
  arena.says("effect", "1e-upgrade-magvayarro");
  engage(arena, "B");
  CHECK(arena["A"].lock == "B");
}

TEST_CASE("Nien Nunb: straight maneuvers are green [1e-upgrade-niennunb]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-niennunb"});
  arena.edit("A").tokens.stress = 1;
  SECTION("of the dial") {
    arena.passes("action");
    activate(arena, "4F");
    CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::blue);
    CHECK(arena["A"].tokens.stress == 0);
  }
  SECTION("the ion maneuver too") {
    arena.passes("action");
    arena.edit("A").tokens.ion = 1;
    arena.run([](Game& game) { rules::activate(game, "A"); });
    CHECK(arena["A"].tokens.stress == 0);
  }
  SECTION("no Koiogran turn") {
    arena.edit("A").tokens.stress = 0;
    activate(arena, "4K");
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("R2-D2: the last shield comes back, and a hit turns a damage card up [1e-upgrade-r2d2-swx22]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-r2d2-swx22"}, {}, Phase::end);
  arena.edit("A").ship.damage = {{212, false, 1, {}}};
  SECTION("without shields") {
    arena.edit("A").ship.shields = 0;
    const Face face = GENERATE(Face::hit, Face::crit);
    arena.says("effect", "1e-upgrade-r2d2-swx22").dice({face});
    end_round(arena);
    CHECK(arena["A"].ship.shields == 1);
    CHECK(arena["A"].ship.damage.front().faceup == (face == Face::hit));
  }
  SECTION("not with one left") {
    arena.edit("A").ship.shields = 1;
    end_round(arena);
    CHECK(arena["A"].ship.shields == 1);
  }
}

TEST_CASE("Raymus Antilles: sees a dial, and a white maneuver stresses [1e-upgrade-raymusantilles]", "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-raymusantilles"}, {enemy("B", 250), enemy("C", 350)});
  const bool white = GENERATE(true, false);
  arena.edit("B").ship.dial = geom::maneuver_from_code(white ? "4F" : "2F");
  arena.edit("C").ship.dial = geom::maneuver_from_code("4F");
  arena.says("effect", "1e-upgrade-raymusantilles").says("look", "seen");
  open(arena, Window::start_of_activation_phase);
  CHECK(arena["B"].tokens.stress == (white ? 1 : 0));
  CHECK(arena["C"].tokens.stress == 0);
}

TEST_CASE("Rey: a focus token outlasts the round on her card [1e-upgrade-rey]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-rey"}, {}, Phase::end);
  arena.edit("A").tokens.focus = 2;
  arena.says("effect", "1e-upgrade-rey");
  end_round(arena);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["A"].ship.card("1e-upgrade-rey")->charges == 1);
  arena.says("effect", "1e-upgrade-rey");
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].ship.card("1e-upgrade-rey")->charges == 0);
}

TEST_CASE("Sabine Wren: 1 damage at range 1 of a friendly bomb, once a round [1e-upgrade-sabinewren][1e-bomb-28]",
          "[first]") {
  Arena arena = flight(kXwing, {"1e-upgrade-sabinewren"}, {enemy("B", 400), enemy("C", 520)});
  for (const char* id : {"one", "two"}) {
    state::Piece bomb = device(id, "1e-ion-bomb", 457, 660);
    bomb.owner = "A";
    arena.table.pieces.push_back(bomb);
  }
  for (const char* id : {"one", "two"}) {
    arena.run([id](Game& game) { rules::detonate(game, id); });
    CHECK(damage_to(arena, "B") == 1);
  }
  CHECK(damage_to(arena, "C") == 0);
  CHECK(base::contains(catalog().upgrade("1e-upgrade-sabinewren")->adds_slots, "bomb"));
}

TEST_CASE("Saw Gerrera: 1 damage, and all focus results are critical hits [1e-upgrade-sawgerrera]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-sawgerrera"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  SECTION("with hull to lose") {
    arena.says("modify-attack", "1e-upgrade-sawgerrera").dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "A") == 1);
    CHECK(arena["B"].ship.damage.size() == 2);
    CHECK(arena["B"].ship.damage.back().faceup);
  }
  SECTION("not without [1e-dmg-19]") {
    arena.edit("A").ship.damage = std::vector<state::DamageCard>(3, {212, false, 1, {}});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(arena.question("modify-attack") == nullptr);
  }
}

TEST_CASE("Toryn Farr: energy takes focus, evade and locks off enemies [1e-upgrade-torynfarr]", "[first]") {
  Arena arena(
      {ally("A", 457, 300, {"1e-upgrade-torynfarr"}, kTransport), enemy("B", 150), enemy("C", 220), enemy("D", 400)},
      "huge-1e");
  set_energy(arena, 3);
  for (const char* id : {"B", "C", "D"}) {
    arena.edit(id).tokens.focus = arena.edit(id).tokens.evade = 1;
    arena.edit(id).lock = "A";
  }
  arena.says("action", "1e-upgrade-torynfarr").says("ship", "B");
  SECTION("of one") {
    arena.says("ship", "pass");
    act(arena);
    CHECK(energy_of(arena) == 2);
    CHECK(arena["C"].tokens.focus == 1);
  }
  SECTION("of all in reach") {
    arena.says("ship", "C");
    act(arena);
    CHECK(energy_of(arena) == 1);
    CHECK(arena["C"].lock.empty());
  }
  CHECK(arena["B"].tokens.focus + arena["B"].tokens.evade == 0);
  CHECK(arena["B"].lock.empty());
  CHECK(arena["D"].tokens.focus == 1);
}

TEST_CASE("Wookiee Commandos: focus results are rerolled [1e-upgrade-wookieecommandos]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-wookieecommandos"}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-wookieecommandos");
  SECTION("both") {
    arena.says("reroll-count", "2").dice(hits(2)).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
  SECTION("one, and no blank result") {
    arena.says("reroll-count", "1").dice({Face::hit}).dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena.offered("reroll-count", "3") == nullptr);
  }
}

TEST_CASE("Zeb Orrelios: attacks at an enemy that he touches in his arc [1e-upgrade-zeborrelios][1e-touch-9]",
          "[first]") {
  const bool aboard = GENERATE(true, false);
  Arena arena({ally("A", 457, 300, aboard ? Cards{"1e-upgrade-zeborrelios", "1e-upgrade-ioncannon"} : Cards{}),
               enemy("B", 0.1)},
              "1e", Phase::engagement);
  arena.edit("A").ship.bumped = {"B"};
  SECTION("in his turn") {
    if (aboard) {
      arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank, Face::blank}).dice(blanks(3));
    }
    engage(arena);
    CHECK(damage_to(arena, "B") == (aboard ? 1 : 0));
  }
  SECTION("in the enemy's") {
    if (aboard) arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(2));
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == (aboard ? 1 : 0));
  }
  SECTION("not in another ship's turn") {
    arena.table.play.step = {state::StepKind::turn, "C"};
    arena.run([](Game& game) { CHECK(rules::shots_of(game, "A").empty()); });
  }
}

}  // namespace plotboard::first_cards_crew_rebel_k_z
