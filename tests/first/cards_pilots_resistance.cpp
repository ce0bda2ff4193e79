// Pilots of the Resistance.
#include "rules/play/devices.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_pilots_resistance {
using namespace test::first;

namespace {

const std::string kSeismic = "1e-upgrade-seismiccharges";
const std::string kMine = "1e-upgrade-proximitymines";

}  // namespace

TEST_CASE("Chewbacca: an attack after a friend at range 1 to 3 was destroyed [1e-pilot-chewbacca-swx57][1e-timing-6]",
          "[first]") {
  Arena arena = fight(kTie, {}, {enemy("B", 150), enemy("C", 260, {}, "1e-pilot-chewbacca-swx57")});
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

TEST_CASE("Cobalt Leader: a die fewer for a defender with a bomb at range 1 [1e-pilot-cobaltleader]", "[first]") {
  Arena arena = fight("1e-pilot-cobaltleader", {}, {enemy("B", 150)});
  const double gap = GENERATE(0.0, 80.0, 180.0);  // 0: no bomb
  if (gap > 0) {
    for (const char* id : {"bomb-1", "bomb-2"}) {  // two of them give no more
      arena.table.pieces.push_back(device(id, "1e-seismic-charge", 487 + gap, 490, Side::enemy));
    }
  }
  arena.says("attack", "primary:0>B").dice(blanks(2)).dice(blanks(gap == 80 ? 2 : 3));
  engage(arena);
}

TEST_CASE("Crimson Leader: a hit result rattles the defender [1e-pilot-crimsonleader]", "[first]") {
  Arena arena = fight("1e-pilot-crimsonleader", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::crit}).says("modify-attack", "1e-pilot-crimsonleader");
  arena.says("pick", "hit").dice(blanks(3));
  engage(arena);
  CHECK(rules::has_card(arena["B"], "1e-condition-rattled"));
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Crimson Leader: nothing to spend, nothing to assign [1e-pilot-crimsonleader]", "[first]") {
  Arena arena = fight("1e-pilot-crimsonleader", {}, {enemy("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank}).dice(blanks(3));
  engage(arena);
  CHECK(arena.question("modify-attack") == nullptr);
}

TEST_CASE("Crimson Specialist: a bomb anywhere against his base [1e-pilot-crimsonspecialist]", "[first]") {
  Arena arena = flight("1e-pilot-crimsonspecialist", {kSeismic});
  arena.says("order", "1").says("drop", kSeismic + ":hour-3");
  reveal(arena, "2F");
  const state::Piece* bomb = dropped(arena);
  REQUIRE(bomb != nullptr);
  CHECK(bomb->pose.x.mm() > 457 + 40);  // to the right of a large base
  CHECK(bomb->pose.y.mm() == Approx(300).margin(1));
  CHECK(!rules::has_card(arena["A"], kSeismic));
  arena.run([&](Game& game) { CHECK(rules::ships_within(game, bomb->id, 0) == Ids{"A"}); });
}

TEST_CASE("Crimson Specialist: no second bomb in a round, and no mine [1e-pilot-crimsonspecialist][1e-bomb-5]",
          "[first]") {
  SECTION("one bomb a round") {
    Arena arena = flight("1e-pilot-crimsonspecialist", {kSeismic});
    arena.edit("A").ship.marks = {"dropped-bomb"};
    reveal(arena, "2F");
    CHECK(arena.question("drop") == nullptr);
  }
  SECTION("mines are dropped by an action") {
    Arena arena = flight("1e-pilot-crimsonspecialist", {kMine});
    reveal(arena, "2F");
    CHECK(arena.question("drop") == nullptr);
  }
}

TEST_CASE("Ello Asty: his Tallon rolls are white while he is unstressed [1e-pilot-elloasty]", "[first]") {
  Arena arena = flight("1e-pilot-elloasty");
  arena.says("tallon", "middle").passes("action");
  activate(arena, "3E");
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::white);
  Arena other = flight("1e-pilot-elloasty");
  activate(other, "4K");
  CHECK(other["A"].tokens.stress == 1);
  Arena stressed = flight("1e-pilot-elloasty");
  stressed.edit("A").tokens.stress = 1;
  activate(stressed, "3E");
  CHECK(stressed["A"].ship.executed->maneuver != *geom::maneuver_from_code("3E"));
}

TEST_CASE("Jess Pava: as many dice again as other friends stand at range 1 [1e-pilot-jesspava]", "[first]") {
  Arena arena =
      fight("1e-pilot-jesspava", {}, {wingman("F", 50, {}, kTie), wingman("G", 150, {}, kTie), enemy("B", 150)});
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
  Arena arena = fight("1e-pilot-niennunb", {}, {enemy("B", gap)});
  if (gap < 100) arena.says("effect", "1e-pilot-niennunb");
  arena.run([](Game& game) { rules::gain(game, "A", Token::stress, 1, "1e-act-9"); });
  CHECK(arena["A"].tokens.stress == (gap < 100 ? 0 : 1));
}

TEST_CASE(
    "Poe Dameron: with a focus token one focus result counts, and the token stays "
    "[1e-pilot-poedameron][1e-pilot-poedameron-swx57]",
    "[first]") {
  const std::string poe = GENERATE(as<std::string>{}, "1e-pilot-poedameron", "1e-pilot-poedameron-swx57");
  const int tokens = GENERATE(1, 0);
  Arena attack = fight(poe, {}, {enemy("B", 150)});
  attack.edit("A").tokens.focus = tokens;
  attack.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  if (tokens > 0) attack.says("modify-attack", poe).says("modify-attack", "done");
  attack.dice(blanks(3));
  engage(attack);
  CHECK(damage_to(attack, "B") == tokens);
  CHECK(attack["A"].tokens.focus == tokens);
  Arena defense = fight(poe, {}, {enemy("B", 150)});
  defense.edit("A").tokens.focus = tokens;
  defense.says("attack", "primary:0>A").dice(hits(2)).dice({Face::focus, Face::focus});
  if (tokens > 0) defense.says("modify-defense", poe).says("modify-defense", "done");
  engage(defense, "B");
  CHECK(damage_to(defense, "A") == 2 - tokens);
}

TEST_CASE("\"Red Ace\": the first shield that goes in a round brings an evade token [1e-pilot-redace]", "[first]") {
  Arena arena = fight("1e-pilot-redace");
  suffers(arena, "A", 2);
  CHECK(arena["A"].ship.shields == 1);
  CHECK(arena["A"].tokens.evade == 1);
  suffers(arena, "A", 0, 1);
  CHECK(arena["A"].tokens.evade == 1);
}

TEST_CASE("Rey: rerolls two blanks against who lies in her printed arc [1e-pilot-rey][1e-arc-8]", "[first]") {
  const bool ahead = GENERATE(true, false);
  state::Piece aside = piloted("B", kTie, Side::enemy, 667, 300, 270);
  Arena arena = fight("1e-pilot-rey", {}, {ahead ? enemy("B", 170) : aside});
  arena.says("attack", "primary:0>B").dice(blanks(3));
  if (ahead) {
    arena.says("modify-attack", "1e-pilot-rey").says("reroll", "0").says("reroll", "2");
    arena.dice(hits(2));
  }
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (ahead ? 2 : 0));
}

TEST_CASE("Rey: of her defence dice too, blanks alone [1e-pilot-rey]", "[first]") {
  Arena arena = fight("1e-pilot-rey", {}, {enemy("B", 270, {}, kXwing)});
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank, Face::blank}).dice({Face::focus, Face::blank});
  arena.says("modify-defense", "1e-pilot-rey").says("reroll", "1").dice({Face::evade});
  engage(arena, "B");
  CHECK(arena.offered("reroll", "0") == nullptr);
  CHECK(damage_to(arena, "A") == 0);
}

TEST_CASE("Snap Wexley: a free boost after a maneuver of speed 2 to 4 [1e-pilot-snapwexley]", "[first]") {
  SECTION("speed 3") {
    Arena arena = flight("1e-pilot-snapwexley");
    arena.says("action", "boost").says("boost", "straight");
    fly(arena, "3F");
    CHECK(arena["A"].pose.y.mm() == Approx(300 + 40 + 120 + 40 + 40));
  }
  SECTION("speed 1") {
    Arena arena = flight("1e-pilot-snapwexley");
    fly(arena, "1F");
    CHECK(arena.question("action") == nullptr);
  }
  SECTION("its base touches a ship") {
    Arena arena = flight("1e-pilot-snapwexley", {}, {enemy("B", 80)});
    fly(arena, "2F");
    CHECK(arena.question("action") == nullptr);
  }
}

}  // namespace plotboard::first_cards_pilots_resistance
