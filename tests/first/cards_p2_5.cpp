// Pilots of the 1st edition: "Zeta Leader" to Manaroo.
#include <catch2/catch.hpp>

#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_p2_5 {
using namespace test;
namespace {

using rules::Game;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;

constexpr const char* kRookie = "1e-pilot-rookiepilot";    // X-wing: agility 2, 3 dice
constexpr const char* kAcademy = "1e-pilot-academypilot";  // TIE fighter: agility 3, 2 dice

// The gap of small bases in mm; it looks at A.
state::Piece enemy(const std::string& id, double gap, const std::string& pilot = kAcademy,
                   const std::vector<std::string>& cards = {}) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
Arena fight(const std::string& pilot, const std::vector<std::string>& cards, std::vector<state::Piece> others,
            Phase phase = Phase::engagement) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", phase);
}
state::Piece beside(const std::string& id, const std::string& pilot, double gap,
                    const std::vector<std::string>& cards = {}) {  // a friend on A's right
  return piloted(id, pilot, Side::player, 497 + gap, 300, 0, cards);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
void begin_combat(Arena& arena) {
  arena.run([](Game& game) { rules::first::begin_combat(game); });
}
void reveal(Arena& arena, const char* code) {
  arena.edit("A").ship.dial = geom::maneuver_from_code(code);
  arena.run([](Game& game) { rules::activate(game, "A"); });
}
std::vector<Face> blanks(int count) { return std::vector<Face>(static_cast<std::size_t>(count), Face::blank); }

}  // namespace

TEST_CASE("\"Zeta Leader\": a stress token for an attack die, not while stressed [1e-pilot-zetaleader]", "[first]") {
  const bool stressed = GENERATE(false, true);
  Arena arena = fight("1e-pilot-zetaleader", {}, {enemy("B", 150)});
  if (stressed) arena.edit("A").tokens.stress = 1;
  arena.says("attack", "primary:0>B");
  if (!stressed) arena.says("effect", "1e-pilot-zetaleader");
  arena.dice(blanks(stressed ? 2 : 3)).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("\"Chopper\": stress for the enemies that touch him [1e-pilot-chopper][1e-golden-10]", "[first]") {
  Arena arena =
      fight("1e-pilot-chopper", {}, {enemy("B", 0), enemy("C", 150), enemy("D", 250), beside("F", kRookie, 0)});
  arena.edit("A").ship.bumped = {"B", "F"};
  arena.edit("C").ship.bumped = {"A"};
  arena.says("ship", "C");  // as he likes
  begin_combat(arena);
  for (const char* id : {"B", "C"}) CHECK(arena[id].tokens.stress == 1);
  for (const char* id : {"D", "F"}) CHECK(arena[id].tokens.stress == 0);
}

TEST_CASE("Kanan Jarrus: his focus token takes a die from an enemy at range 1-2 [1e-pilot-kananjarrus]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena({piloted("A", kRookie, Side::player, 457, 300),
               piloted("K", "1e-pilot-kananjarrus", Side::player, near ? 647 : 757, 490), enemy("B", 150)},
              "1e", Phase::engagement);
  arena.edit("K").tokens.focus = 1;
  arena.says("attack", "primary:0>A");
  if (near) arena.says("effect", "1e-pilot-kananjarrus");
  arena.dice(blanks(near ? 1 : 2)).dice(blanks(2));
  engage(arena, "B");
  CHECK(arena["K"].tokens.focus == (near ? 0 : 1));
}

TEST_CASE("Kanan Jarrus: not against friends, nor without a focus token [1e-pilot-kananjarrus]", "[first]") {
  const bool friendly = GENERATE(true, false);
  Arena arena = fight(kRookie, {}, {enemy("B", 150), beside("K", "1e-pilot-kananjarrus", 30)});
  arena.edit("K").tokens.focus = friendly ? 1 : 0;
  arena.says("attack", friendly ? "primary:0>B" : "primary:0>A");
  arena.dice(blanks(friendly ? 3 : 2)).dice(blanks(friendly ? 3 : 2));
  engage(arena, friendly ? "A" : "B");
  CHECK(arena.question("effect") == nullptr);
}

TEST_CASE("Sabine Wren: a free boost or barrel roll before her dial [1e-pilot-sabinewren-attackshuttle]", "[first]") {
  Arena arena = fight("1e-pilot-sabinewren-attackshuttle", {}, {}, Phase::activation);
  arena.says("action", "boost").says("boost", "straight").says("action", "focus");  // the action step stays
  reveal(arena, "1F");
  CHECK(arena["A"].pose.y.value == 460000);
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("Sabine Wren: not while stressed or ionised [1e-pilot-sabinewren-attackshuttle]", "[first]") {
  const bool ionised = GENERATE(true, false);
  Arena arena = fight("1e-pilot-sabinewren-attackshuttle", {}, {}, Phase::activation);
  (ionised ? arena.edit("A").tokens.ion : arena.edit("A").tokens.stress) = ionised ? 1 : 2;
  if (ionised) arena.passes("action");
  if (!ionised) arena.edit("A").ship.dial = geom::maneuver_from_code("1F");
  arena.run([](Game& game) { rules::activate(game, "A"); });
  CHECK(arena["A"].pose.y.value == 380000);
}

TEST_CASE(
    "\"Zeb\" Orrelios: his evades may cancel critical results ahead of hits "
    "[1e-pilot-zeborrelios-attackshuttle]",
    "[first]") {
  const int first = GENERATE(2, 1, 0);
  Arena arena = fight("1e-pilot-zeborrelios-attackshuttle", {}, {enemy("B", 150, kRookie)});
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.hull = 5;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::crit, Face::crit}).dice({Face::evade, Face::evade});
  arena.says("crits-first", std::to_string(first));
  engage(arena, "B");
  REQUIRE(arena["A"].ship.damage.size() == 1);
  CHECK(rules::is_critically_damaged(arena["A"]) == (first < 2));
}

TEST_CASE("\"Zeb\" Orrelios: a part of the critical results [1e-pilot-zeborrelios-attackshuttle]", "[first]") {
  const int first = GENERATE(2, 1, 0);
  Arena arena = fight("1e-pilot-zeborrelios-attackshuttle", {}, {enemy("B", 80, kRookie)});
  arena.edit("A").ship.shields = 0;
  arena.edit("A").ship.hull = 5;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit, Face::crit, Face::crit});
  arena.dice({Face::evade, Face::evade}).says("crits-first", std::to_string(first));
  engage(arena, "B");
  REQUIRE(arena["A"].ship.damage.size() == 2);
  const auto faceup = arena["A"].ship.faceup(331);
  CHECK(faceup == 2 - first);
}

TEST_CASE("Tomax Bren: the first elite card that he discards in a round comes back [1e-pilot-tomaxbren]", "[first]") {
  Arena arena = fight("1e-pilot-tomaxbren", {"1e-upgrade-crackshot", "1e-upgrade-seismiccharges"}, {});
  const auto discard = [&](const char* card) {
    arena.run([card](Game& game) { rules::discard_card(game, "A", card, "1e-squad-15"); });
  };
  discard("1e-upgrade-seismiccharges");
  CHECK(arena["A"].ship.cards[1].discarded);  // no elite card
  discard("1e-upgrade-crackshot");
  CHECK_FALSE(arena["A"].ship.cards[0].discarded);
  discard("1e-upgrade-crackshot");
  CHECK(arena["A"].ship.cards[0].discarded);
}

TEST_CASE("Tomax Bren: not what an opponent takes away [1e-pilot-tomaxbren]", "[first]") {
  Arena arena = fight("1e-pilot-tomaxbren", {"1e-upgrade-crackshot"}, {enemy("B", 150)});
  arena.run([](Game& game) {
    const Game::By by(game, "B");
    rules::discard_card(game, "A", "1e-upgrade-crackshot", "1e-squad-15");
  });
  CHECK(arena["A"].ship.cards[0].discarded);
}

TEST_CASE("Ello Asty: his Tallon rolls are white while he is unstressed [1e-pilot-elloasty]", "[first]") {
  Arena arena = fight("1e-pilot-elloasty", {}, {}, Phase::activation);
  arena.says("tallon", "middle").passes("action");
  reveal(arena, "3E");
  CHECK(arena["A"].tokens.stress == 0);
  CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::white);
  Arena other = fight("1e-pilot-elloasty", {}, {}, Phase::activation);
  reveal(other, "4K");
  CHECK(other["A"].tokens.stress == 1);
  Arena stressed = fight("1e-pilot-elloasty", {}, {}, Phase::activation);
  stressed.edit("A").tokens.stress = 1;
  reveal(stressed, "3E");
  CHECK(stressed["A"].ship.executed->maneuver != *geom::maneuver_from_code("3E"));
}

TEST_CASE("Valen Rudor: a free action after he has defended, hit or missed [1e-pilot-valenrudor]", "[first]") {
  const bool stressed = GENERATE(false, true);
  Arena arena = fight("1e-pilot-valenrudor", {}, {enemy("B", 150)});
  if (stressed) arena.edit("A").tokens.stress = 1;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice(blanks(3));
  if (!stressed) arena.says("action", "focus");
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 1);
  CHECK(arena["A"].tokens.focus == (stressed ? 0 : 1));
}

TEST_CASE("4-LOM: hands one stress token to any ship at range 1 [1e-pilot-4lom]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena =
      fight("1e-pilot-4lom", {}, {enemy("B", near ? 80 : 120), beside("F", kRookie, near ? 80 : 120)}, Phase::end);
  arena.edit("A").tokens.stress = 2;
  if (near) arena.says("effect", "1e-pilot-4lom").says("ship", "F");
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(arena["A"].tokens.stress == (near ? 1 : 2));
  CHECK(arena["F"].tokens.stress == (near ? 1 : 0));
}

TEST_CASE("Manaroo: hands over all her tokens to a friend at range 1 [1e-pilot-manaroo][1e-lock-18]", "[first]") {
  const double gap = GENERATE(90, 130);  // her base is large
  Arena arena = fight("1e-pilot-manaroo", {}, {enemy("B", 150), enemy("C", 250), beside("F", kRookie, gap)});
  arena.edit("A").tokens.focus = 2;
  arena.edit("A").tokens.evade = 1;
  arena.edit("A").lock = "B";
  arena.edit("F").lock = "C";
  const bool near = gap < 120;
  if (near) arena.says("effect", "1e-pilot-manaroo");
  begin_combat(arena);
  CHECK(arena["A"].tokens.focus == (near ? 0 : 2));
  CHECK(arena["A"].tokens.evade == (near ? 0 : 1));
  CHECK(arena["A"].lock == (near ? "" : "B"));
  CHECK(arena["F"].tokens.focus == (near ? 2 : 0));
  CHECK(arena["F"].lock == (near ? "B" : "C"));
}

}  // namespace plotboard::first_cards_p2_5
