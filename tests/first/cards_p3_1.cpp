// Pilots of the 1st edition, part 3: Ketsu Onyo to Unkar Plutt.
#include <catch2/catch.hpp>

#include "first/cards_p3.hpp"
#include "rules/play/equipment.hpp"

namespace plotboard::first_cards_p3_1 {
using namespace first_cards_p3;

TEST_CASE("Ketsu Onyo: a ship at range 1 in both arcs gets a tractor beam token [1e-pilot-ketsuonyo]", "[first]") {
  Arena arena = fight("1e-pilot-ketsuonyo", {target("B", 60), target("C", 160)});
  SECTION("the marker points ahead: B alone is at range 1") {
    arena.says("effect", "1e-pilot-ketsuonyo").says("tractor", "pass");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.tractor == 1);
    CHECK(arena["C"].tokens.tractor == 0);
  }
  SECTION("it points astern: nobody is in both") {
    arena.edit("A").ship.turret = state::Turret::rear;
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.tractor == 0);
  }
}

TEST_CASE("Braylen Stramm: a hit on the die takes the stress off [1e-pilot-braylenstramm][1e-act-11]", "[first]") {
  Arena arena({piloted("A", "1e-pilot-braylenstramm", Side::player, 457, 300)}, "1e");
  arena.edit("A").tokens.stress = 1;
  const bool hits = GENERATE(true, false);
  arena.says("effect", "1e-pilot-braylenstramm").dice({hits ? Face::crit : Face::focus});
  flies(arena, "A", "3F");
  CHECK(arena["A"].tokens.stress == (hits ? 0 : 1));
}

TEST_CASE("Thane Kyrell: a free action after an enemy in his arc attacked a friend [1e-pilot-thanekyrell]", "[first]") {
  const bool ahead = GENERATE(true, false);
  // The ARC-170 looks up the table, or to the side with the enemy in neither of its arcs.
  Arena arena =
      fight("1e-pilot-academypilot",
            {target("B", 150), piloted("T", "1e-pilot-thanekyrell", Side::enemy, 557, 490, ahead ? 190 : 90)});
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank});
  arena.dice({Face::blank, Face::blank, Face::blank});
  if (ahead) arena.says("action", "focus");
  engage(arena);
  CHECK(arena["T"].tokens.focus == (ahead ? 1 : 0));
}

TEST_CASE("Thane Kyrell: an attack on himself gives nothing [1e-pilot-thanekyrell]", "[first]") {
  Arena arena = fight("1e-pilot-academypilot", {target("T", 150, "1e-pilot-thanekyrell")});
  arena.says("attack", "primary:0>T").dice({Face::blank, Face::blank}).dice({Face::blank});
  engage(arena);
  CHECK(arena["T"].tokens.focus == 0);
}

TEST_CASE("Norra Wexley: her lock on the opponent is a focus result more [1e-pilot-norrawexley]", "[first]") {
  Arena arena = fight("1e-pilot-norrawexley", {target("B", 150)});
  arena.edit("A").tokens.focus = 1;
  SECTION("attacking; the token then makes it a hit") {
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0:front>B").dice({Face::blank, Face::blank});
    arena.says("modify-attack", "1e-pilot-norrawexley").says("modify-attack", "focus");
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(arena["A"].lock == "");
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("defending") {
    arena.edit("A").lock = "B";
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice({Face::blank});
    arena.says("modify-defense", "1e-pilot-norrawexley").says("modify-defense", "focus");
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 0);
    CHECK(arena["A"].lock == "");
  }
  SECTION("no lock, no result") {
    arena.says("attack", "primary:0:front>B").dice({Face::blank, Face::blank}).says("modify-attack", "done");
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(arena.offered("modify-attack", "1e-pilot-norrawexley") == nullptr);
  }
}

TEST_CASE("Backdraft: a critical result more against ships behind [1e-pilot-backdraft]", "[first]") {
  const bool behind = GENERATE(true, false);
  Arena arena = fight("1e-pilot-backdraft",
                      {piloted("B", "1e-pilot-academypilot", Side::enemy, 457, behind ? 300 - 190 : 300 + 190, 0)});
  arena.says("attack", behind ? "primary:0:rear>B" : "primary:0:front>B").dice({Face::blank, Face::hit});
  if (behind) arena.says("modify-attack", "1e-pilot-backdraft");
  arena.dice({Face::blank, Face::evade, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == (behind ? 1 : 0));
}

TEST_CASE("Kad Solus: two focus tokens after a red maneuver, stressed as he is [1e-pilot-kadsolus]", "[first]") {
  Arena arena({piloted("A", "1e-pilot-kadsolus", Side::player, 457, 300)}, "1e");
  const bool red = GENERATE(true, false);
  flies(arena, "A", red ? "4K" : "3F");
  CHECK(arena["A"].tokens.focus == (red ? 2 : 0));
  CHECK(arena["A"].tokens.stress == (red ? 1 : 0));
}

TEST_CASE("Old Teroch: an enemy at range 1 that has him in arc loses its tokens [1e-pilot-oldteroch]", "[first]") {
  Arena arena = fight("1e-pilot-oldteroch", {target("B", 60), target("C", 160)});
  for (const char* id : {"B", "C"}) arena.edit(id).tokens.focus = arena.edit(id).tokens.evade = 2;
  SECTION("it looks at him; the one at range 2 keeps all") {
    arena.says("effect", "1e-pilot-oldteroch");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.focus == 0);
    CHECK(arena["B"].tokens.evade == 0);
    CHECK(arena["C"].tokens.focus == 2);
  }
  SECTION("it looks away") {
    arena.edit("B").pose.heading = base::Mdeg{0};
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.focus == 2);
  }
}

TEST_CASE("Asajj Ventress: stress for a ship in her mobile arc at range 1 or 2 [1e-pilot-asajjventress]", "[first]") {
  Arena arena = fight("1e-pilot-asajjventress", {target("B", 150), target("C", 280)});
  SECTION("ahead") {
    arena.says("effect", "1e-pilot-asajjventress");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.stress == 1);
    CHECK(arena["C"].tokens.stress == 0);
  }
  SECTION("the marker points to the left") {
    arena.edit("A").ship.turret = state::Turret::left;
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["B"].tokens.stress == 0);
  }
}

TEST_CASE("Sabine Wren: a boost before her dial is revealed [1e-pilot-sabinewren-tiefighter][1e-action-6]", "[first]") {
  Arena arena({piloted("A", "1e-pilot-sabinewren-tiefighter", Side::player, 457, 300)}, "1e");
  SECTION("it needs no icon") {
    arena.says("action", "boost").says("boost", "straight");
    arena.run([](Game& game) { rules::moment(game, Window::before_activation, "A"); });
    CHECK(arena["A"].pose.y.mm() > 330);
    CHECK(arena.offered("action", "focus") == nullptr);
  }
  SECTION("without a dial there is no moment before it") {
    arena.edit("A").tokens.ion = 1;
    arena.run([](Game& game) { rules::moment(game, Window::before_activation, "A"); });
    CHECK(arena.question("action") == nullptr);
  }
}

TEST_CASE(
    "Kylo Ren: who hits him first in a round is shown the dark side [1e-pilot-kyloren-upsilonclassshuttle]"
    "[1e-pilot-kyloren-tiesilencer]",
    "[first]") {
  const std::string kylo = GENERATE("1e-pilot-kyloren-upsilonclassshuttle", "1e-pilot-kyloren-tiesilencer");
  Arena arena = fight("1e-pilot-academypilot",
                      {target("B", 150, kylo), piloted("D", "1e-pilot-academypilot", Side::player, 520, 300)});
  for (state::Deck& deck : arena.table.play.decks)
    deck.draw.insert(deck.draw.begin(), 201);  // a Pilot card to search for
  const std::size_t agility = kylo == "1e-pilot-kyloren-upsilonclassshuttle" ? 1 : 3;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).dice(blanks(agility));
  engage(arena);
  CHECK(rules::has_card(arena["A"], "1e-condition-illshowyouthedarkside"));
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit}).dice(blanks(agility));
  engage(arena, "D");
  CHECK(!rules::has_card(arena["D"], "1e-condition-illshowyouthedarkside"));
}

TEST_CASE("Unkar Plutt: all whom he touches get a tractor beam token [1e-pilot-unkarplutt]", "[first]") {
  Arena arena({piloted("A", "1e-pilot-unkarplutt", Side::player, 457, 300), target("B", 0), target("C", 120)}, "1e");
  arena.edit("B").ship.bumped = {"A"};
  arena.says("tractor", "pass");
  open(arena, Window::end_of_activation_phase);
  CHECK(arena["B"].tokens.tractor == 1);
  CHECK(arena["C"].tokens.tractor == 0);
}

}  // namespace plotboard::first_cards_p3_1
