// Pilots of the 1st edition, part 3: Cassian Andor to "Zeb" Orrelios.
#include <catch2/catch.hpp>

#include "first/cards_p3.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::first_cards_p3_2 {
using namespace first_cards_p3;

TEST_CASE("Cassian Andor: stress off a friend at range 1 or 2, not off himself [1e-pilot-cassianandor]", "[first]") {
  Arena arena = fight("1e-pilot-cassianandor", {wingman("F", 150), wingman("G", 270)}, {}, Phase::activation);
  for (const char* id : {"A", "F", "G"}) arena.edit(id).tokens.stress = 1;
  arena.says("effect", "1e-pilot-cassianandor");
  open(arena, Window::start_of_activation_phase);
  CHECK(arena["F"].tokens.stress == 0);
  CHECK(arena["G"].tokens.stress == 1);  // beyond
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Chewbacca: an attack after a friend at range 1 to 3 was destroyed [1e-pilot-chewbacca-swx57][1e-timing-6]",
          "[first]") {
  Arena arena = fight("1e-pilot-academypilot", {target("B", 150), target("C", 260, "1e-pilot-chewbacca-swx57")});
  arena.edit("B").ship.hull = 1;
  SECTION("once the attack is over") {
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank}).dice(blanks(3));
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(4));
    engage(arena);
    CHECK(damage_to(arena, "A") == 1);
  }
  SECTION("at once outside of one") {
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(4));
    arena.run([](Game& game) { rules::suffer(game, "B", 1, 0, "1e-obst-3"); });
    CHECK(damage_to(arena, "A") == 1);
  }
  SECTION("not beyond") {
    arena.edit("C").pose.y = base::um_from_mm(860);
    arena.run([](Game& game) { rules::suffer(game, "B", 1, 0, "1e-obst-3"); });
    CHECK(arena.question("attack") == nullptr);
  }
}

TEST_CASE("Jess Pava: as many dice again as other friends stand at range 1 [1e-pilot-jesspava]", "[first]") {
  Arena arena = fight("1e-pilot-jesspava", {wingman("F", 50), wingman("G", 150), target("B", 150)});
  SECTION("attacking: F alone is near") {
    arena.says("attack", "primary:0>B").dice(blanks(3));
    arena.says("modify-attack", "1e-pilot-jesspava").says("reroll", "0").dice({Face::hit});
    arena.dice(blanks(3));
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("defending") {
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(2));
    arena.says("modify-defense", "1e-pilot-jesspava").says("reroll", "1").dice({Face::evade});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 0);
  }
}

TEST_CASE("Nien Nunb: stress goes at once with an enemy in arc at range 1 [1e-pilot-niennunb]", "[first]") {
  const double gap = GENERATE(60.0, 160.0);
  Arena arena = fight("1e-pilot-niennunb", {target("B", gap)});
  if (gap < 100) arena.says("effect", "1e-pilot-niennunb");
  arena.run([](Game& game) { rules::gain(game, "A", state::Token::stress, 1, "1e-act-9"); });
  CHECK(arena["A"].tokens.stress == (gap < 100 ? 0 : 1));
}

TEST_CASE("Snap Wexley: a free boost after a maneuver of speed 2 to 4 [1e-pilot-snapwexley]", "[first]") {
  SECTION("speed 3") {
    Arena arena = fight("1e-pilot-snapwexley", {}, {}, Phase::activation);
    arena.says("action", "boost").says("boost", "straight");
    flies(arena, "A", "3F");
    CHECK(arena["A"].pose.y.mm() == Approx(300 + 40 + 120 + 40 + 40));
  }
  SECTION("speed 1") {
    Arena arena = fight("1e-pilot-snapwexley", {}, {}, Phase::activation);
    flies(arena, "A", "1F");
    CHECK(arena.question("action") == nullptr);
  }
  SECTION("its base touches a ship") {
    Arena arena = fight("1e-pilot-snapwexley", {target("B", 80)}, {}, Phase::activation);
    flies(arena, "A", "2F");
    CHECK(arena.question("action") == nullptr);
  }
}

TEST_CASE("Ahsoka Tano: her focus token is a free action of a friend at range 1 [1e-pilot-ahsokatano]", "[first]") {
  Arena arena = fight("1e-pilot-ahsokatano", {wingman("F", 60), wingman("G", 150)});
  SECTION("F or she herself, nobody farther away") {
    arena.edit("A").tokens.focus = 1;
    arena.says("effect", "1e-pilot-ahsokatano").says("ship", "F").says("action", "evade");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].tokens.focus == 0);
    CHECK(arena["F"].tokens.evade == 1);
    CHECK(arena.offered("ship", "A") != nullptr);
    CHECK(arena.offered("ship", "G") == nullptr);
  }
  SECTION("without a token nothing") {
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("Captain Rex: suppressive fire for whom he attacks, one ship at a time [1e-pilot-captainrex][1e-cond-4]",
          "[first]") {
  Arena arena = fight("1e-pilot-captainrex", {target("B", 150), target("C", 270)});
  const Id condition = "1e-condition-suppressivefire";
  arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(3));  // hit or not
  engage(arena);
  CHECK(rules::has_card(arena["B"], condition));
  arena.says("attack", "primary:0>C").dice(blanks(2)).dice(blanks(4));
  engage(arena);
  CHECK(!rules::has_card(arena["B"], condition));
  CHECK(rules::has_card(arena["C"], condition));
}

TEST_CASE("Bodhi Rook: friends lock what any friend is near [1e-pilot-bodhirook]", "[first]") {
  // A is some 500 mm from B; the scout is near it, or is not there.
  const bool scout = GENERATE(true, false);
  std::vector<state::Piece> others{wingman("R", 60, "1e-pilot-bodhirook"), target("B", 500)};
  if (scout) others.push_back(piloted("S", "1e-pilot-rookiepilot", Side::player, 557, 700));
  Arena arena = fight("1e-pilot-rookiepilot", std::move(others), {}, Phase::activation);
  if (scout) {
    arena.says("action", "lock");
    acts(arena);
    CHECK(arena["A"].lock == "B");
  } else {
    arena.says("action", "pass");
    acts(arena);
    REQUIRE(arena.offered("action", "lock") != nullptr);
    CHECK(!arena.offered("action", "lock")->legal);
  }
}

TEST_CASE("Heff Tobber: a free action when an enemy has run into him [1e-pilot-hefftobber][1e-overlap-14]", "[first]") {
  Arena arena = fight("1e-pilot-hefftobber", {target("B", 130)}, {}, Phase::activation);
  SECTION("in contact at rest") {
    arena.says("action", "focus");
    flies(arena, "B", "3F");
    CHECK(arena["A"].tokens.focus == 1);
  }
  SECTION("short of him") {
    flies(arena, "B", "1F");
    CHECK(arena["A"].tokens.focus == 0);
  }
  SECTION("stressed he may not") {
    arena.edit("A").tokens.stress = 1;
    flies(arena, "B", "3F");
    CHECK(arena["A"].tokens.focus == 0);
  }
}

TEST_CASE("Countdown: 1 damage and a stress token for all the dice [1e-pilot-countdown][1e-attack-32]", "[first]") {
  Arena arena = fight("1e-pilot-rookiepilot", {target("B", 150, "1e-pilot-countdown")});
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

TEST_CASE("Pure Sabacc: a die more with one damage card at most [1e-pilot-puresabacc]", "[first]") {
  Arena arena = fight("1e-pilot-puresabacc", {target("B", 150)});
  const int cards = GENERATE(0, 1, 2);
  for (int i = 0; i < cards; ++i) arena.edit("A").ship.damage.push_back({212});
  arena.says("attack", "primary:0>B").dice(blanks(cards < 2 ? 4 : 3)).dice(blanks(3));
  engage(arena);
}

TEST_CASE(
    "Zeb Orrelios: evades cancel critical results first, if he likes [1e-pilot-zeborrelios-tiefighter]"
    "[1e-pilot-zeborrelios-sheathipedeclassshuttle]",
    "[first]") {
  const std::string zeb = GENERATE("1e-pilot-zeborrelios-tiefighter", "1e-pilot-zeborrelios-sheathipedeclassshuttle");
  Arena arena = fight("1e-pilot-rookiepilot", {target("B", 150, zeb)});
  arena.edit("B").ship.shields = 0;
  const std::size_t agility = static_cast<std::size_t>(arena["B"].ship.agility);
  std::vector<Face> defense = blanks(agility);
  defense[0] = defense[1] = Face::evade;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::crit});
  arena.dice(defense);
  const bool likes = GENERATE(true, false);
  arena.says("effect", likes ? zeb : "pass");
  engage(arena);
  REQUIRE(arena["B"].ship.damage.size() == 1);
  CHECK(arena["B"].ship.damage.front().faceup != likes);
}

}  // namespace plotboard::first_cards_p3_2
