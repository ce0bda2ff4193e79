// Huge ships overlap and are overlapped; what tokens do to them.
#include "first/huge_ships.hpp"

namespace plotboard::first_huge_overlaps {
using namespace first_huge_ships;
namespace {

// The CR90 flies 2F, 80 mm: its bow comes from 312.4 to 392.4.
constexpr double kBow = 200 + kHalfLong + 80;

state::Piece flyer() { return cr90(Side::player, 457, 200); }
state::Piece tie(const std::string& id, double x, double y, Side side = Side::enemy) {
  return piloted(id, kAcademy, side, x, y);
}
// Across its way.
state::Piece blocker(double y) { return raider(Side::enemy, 457, y, 90, {}, {}, "E"); }
bool is_there(const Arena& arena, const std::string& id) { return arena.table.find(id) != nullptr; }

}  // namespace

TEST_CASE(
    "A huge ship that ends on another still acts, and both are dealt a face-up card"
    " [huge-overlap-2][huge-overlap-3]",
    "[first]") {
  // The Raider lies with its fore section in the way: its middle is 70 mm to the left.
  state::Piece across = blocker(kBow + 20);
  across.pose = pose(457 - 70, kBow + 20, 90);
  Arena arena = play({flyer(), across});
  arena.says("action", "pass").says("action", "reinforce").says("reinforce", "fore");
  activate(arena, "2F");
  CHECK(arena["A"].pose.y.mm() < 280);
  CHECK(arena["A"].tokens.reinforce_fore == 1);
  for (const char* ship : {"A", "E"}) {
    INFO(ship);
    REQUIRE(arena[ship].ship.damage.size() == 1);
    CHECK(arena[ship].ship.damage.front().faceup);
    CHECK(arena[ship].ship.damage.front().section == Section::fore);
    CHECK(arena[ship].ship.shields == arena[ship].ship.shield_limit);
  }
}

TEST_CASE("Where both of its sections are met the opponent picks the one that is dealt the card [huge-overlap-3]",
          "[first]") {
  Arena arena = play({flyer(), blocker(kBow + 20)});
  arena.says("section", "aft").passes("action");
  activate(arena, "2F");
  REQUIRE(arena.question("section") != nullptr);
  CHECK(arena.question("section")->side == Side::player);  // the Raider's opponent
  REQUIRE(arena["E"].ship.damage.size() == 1);
  CHECK(arena["E"].ship.damage.front().section == Section::aft);
}

TEST_CASE(
    "It destroys small and large ships where it ends, friends too, and flies on and acts"
    " [huge-overlap-4][huge-overlap-5]",
    "[first]") {
  Arena arena = play({flyer(), tie("B", 430, kBow), tie("F", 485, kBow, Side::player), tie("C", 457, kBow + 60)});
  arena.dice(blanks(2)).says("action", "pass").says("action", "reinforce").says("reinforce", "aft");
  activate(arena, "2F");
  CHECK(arena["A"].pose.y.mm() == Approx(280));
  CHECK_FALSE(arena["B"].in_play());
  CHECK_FALSE(arena["F"].in_play());
  CHECK(arena["C"].in_play());
  CHECK(arena["A"].tokens.reinforce_aft == 1);
}

TEST_CASE(
    "A die for each small ship destroyed and two for each large one, against its fore section"
    " [huge-overlap-6][huge-overlap-7]",
    "[first]") {
  Arena arena = play({flyer(), tie("B", 430, kBow - 5), tie("C", 485, kBow - 5),
                      piloted("L", kFirespray, Side::enemy, 457, kBow + 36)});
  no_shields(arena);
  next_card(arena, kFore, 324);
  next_card(arena, kFore, 324);
  arena.dice({Face::hit, Face::crit, Face::blank, Face::focus}).passes("action");
  activate(arena, "2F");
  CHECK_FALSE(arena["L"].in_play());
  REQUIRE(arena["A"].ship.damage.size() == 2);
  CHECK_FALSE(arena["A"].ship.damage[0].faceup);
  CHECK(arena["A"].ship.damage[1].faceup);
  CHECK(cards_of(arena, Section::fore) == 2);
  // Fore crippled: the aft section takes it.
  Arena crippled = play({flyer(), tie("B", 457, kBow)});
  no_shields(crippled).edit("A").ship.sections[kFore].crippled = true;
  crippled.dice({Face::hit}).passes("action");
  activate(crippled, "2F");
  CHECK(cards_of(crippled, Section::aft) == 1);
}

TEST_CASE(
    "Obstacles: one face-up card in all, its actions, and they are gone"
    " [huge-overlap-8][huge-overlap-10][huge-overlap-11]",
    "[first]") {
  Arena arena = play({flyer(), rock("R1", 430, kBow), rock("R2", 485, kBow), rock("R3", 457, kBow + 60)});
  next_card(arena, kFore, 324);
  arena.says("action", "reinforce").says("reinforce", "fore");
  activate(arena, "2F");
  REQUIRE(arena["A"].ship.damage.size() == 1);
  CHECK(arena["A"].ship.damage.front().faceup);
  CHECK(arena["A"].tokens.reinforce_fore == 1);
  CHECK_FALSE(is_there(arena, "R1"));
  CHECK_FALSE(is_there(arena, "R2"));
  CHECK(is_there(arena, "R3"));
}

TEST_CASE("The card is of the section on the obstacle, of both the opponent picks [huge-overlap-9]", "[first]") {
  Arena fore = play({flyer(), rock("R", 457, kBow - 20)});
  fore.passes("action");
  activate(fore, "2F");
  CHECK(cards_of(fore, Section::fore) == 1);
  Arena aft = play({flyer(), rock("R", 480, 240)});
  aft.passes("action");
  activate(aft, "2F");
  CHECK(cards_of(aft, Section::aft) == 1);
  Arena both = play({flyer(), rock("R", 457, kBow - 20), rock("Q", 457, 200)});
  both.says("section", "aft").passes("action");
  activate(both, "2F");
  CHECK(cards_of(both, Section::aft) == 1);
  CHECK(both["A"].ship.damage.size() == 1);
  REQUIRE(both.question("section") != nullptr);
  CHECK(both.question("section")->side == Side::enemy);
}

TEST_CASE("Only where it ends counts, not the way [huge-overlap-12]", "[first]") {
  // Astern of where it ends: it began on it.
  Arena arena = play({flyer(), rock("R", 457, 200 - kHalfLong + 30)});
  arena.passes("action");
  activate(arena, "2F");
  CHECK(arena["A"].ship.damage.empty());
  CHECK(is_there(arena, "R"));
}

TEST_CASE(
    "A small ship that ends on a huge one backs up, loses its action, and throws a die"
    " [huge-overlap-13][huge-overlap-14]",
    "[first]") {
  const Face face = GENERATE(Face::hit, Face::crit, Face::focus);
  Arena arena = play({cr90(Side::enemy, 457, 500, 90), piloted("X", kRookie, Side::player, 457, 380)});
  arena.dice({face});
  activate(arena, "3F", "X");
  CHECK(arena["X"].pose.y.mm() < 441);
  CHECK(arena["X"].in_play());
  CHECK(times_asked(arena, "action") == 0);
  CHECK(damage_to(arena, "X") == (face == Face::focus ? 0 : 1));
  CHECK(arena["A"].ship.damage.empty());
}

TEST_CASE("Focus, evade and stress tokens do not stay on huge ships [huge-tokens-4]", "[first]") {
  Arena arena = play({transport(), piloted("B", kRookie, Side::player, 600, 300)});
  for (const char* ship : {"A", "B"}) {
    for (const Token token : {Token::focus, Token::evade, Token::stress}) {
      arena.run([&](Game& game) { rules::gain(game, ship, token, 1, "1e-token-1"); });
      CHECK(arena[ship].tokens[token] == (std::string(ship) == "A" ? 0 : 1));
    }
  }
  // So a jam does nothing to it.
  Arena jammed = play({transport(), piloted("E", kGozanti, Side::enemy, 700, 300)});
  jammed.says("action", "jam");
  act(jammed);
  CHECK(jammed["E"].tokens.stress == 0);
  CHECK(jammed.told("huge-tokens-4"));
}

TEST_CASE("Ion tokens lower the energy gained and do not ionise [huge-tokens-5]", "[first]") {
  struct Ions {
    const char* code;
    int tokens, energy;
  };
  for (const Ions& ions : {Ions{"1F", 2, 1}, Ions{"2N", 2, 0}, Ions{"1F", 0, 3}}) {
    INFO(ions.code);
    Arena arena = play({transport()});
    arena.edit("A").tokens.ion = ions.tokens;
    arena.passes("action");
    activate(arena, ions.code);
    CHECK(energy_on(arena, kFore) == ions.energy);
    CHECK(arena["A"].ship.executed->maneuver == *geom::maneuver_from_code(ions.code));  // its own dial
  }
}

TEST_CASE("They are taken off when the Activation phase ends [huge-tokens-6]", "[first]") {
  Arena arena = play({transport(), piloted("B", kRookie, Side::player, 600, 300)});
  arena.edit("A").tokens.ion = 2;
  arena.edit("B").tokens.ion = 1;
  arena.run([](Game& game) { rules::first::end_phase(game); });  // not then: they came in the Combat phase
  CHECK(arena["A"].tokens.ion == 2);
  arena.run([](Game& game) { rules::first::end_activation(game); });
  CHECK(arena["A"].tokens.ion == 0);
  CHECK(arena["B"].tokens.ion == 1);
}

TEST_CASE("The die against a huge ship: a hit is damage, a critical result critical damage [huge-overlap-14]",
          "[first]") {
  const Face face = GENERATE(Face::hit, Face::crit);
  Arena arena = play({cr90(Side::enemy, 457, 500, 90), piloted("X", kRookie, Side::player, 457, 380)});
  arena.edit("X").ship.shields = 0;
  arena.next_cards(Side::player, {209});
  arena.dice({face});
  activate(arena, "3F", "X");
  REQUIRE(arena["X"].ship.damage.size() == 1);
  CHECK(arena["X"].ship.damage.front().faceup == (face == Face::crit));
}

TEST_CASE(
    "A small ship that ends flush with a huge one, its maneuver done in full, throws no die [huge-overlap-13]"
    "[huge-overlap-14][1e-overlap-1]",
    "[first]") {
  Arena arena = play({transport(Side::enemy, 457, 300), piloted("X", kRookie, Side::player, 457 + 40 + 20, 180)});
  arena.says("action", "focus");
  activate(arena, "3F", "X");
  CHECK(arena["X"].pose == pose(517, 340));
  CHECK(arena["X"].tokens.focus == 1);
  CHECK(test::first::damage_to(arena, "X") == 0);
}

TEST_CASE("A huge ship that ends flush with another one damages neither [huge-overlap-1][huge-overlap-3]", "[first]") {
  Arena arena = play({transport(Side::player, 457, 300), piloted("B", kGozanti, Side::enemy, 457 + 80, 420)});
  arena.passes("action");
  activate(arena, "1F");
  CHECK(arena["A"].pose.x == pose(457, 0).x);
  CHECK(test::first::damage_to(arena, "A") == 0);
  CHECK(test::first::damage_to(arena, "B") == 0);
}

}  // namespace plotboard::first_huge_overlaps
