// Pilots of the 1st edition: Zertik Strom to Shara Bey.
#include <catch2/catch.hpp>

#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_p2_2 {
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
void reveal(Arena& arena, const char* code) {
  arena.edit("A").ship.dial = geom::maneuver_from_code(code);
  arena.run([](Game& game) { rules::activate(game, "A"); });
}
std::vector<Face> blanks(int count) { return std::vector<Face>(static_cast<std::size_t>(count), Face::blank); }

}  // namespace

TEST_CASE("Zertik Strom: enemies at range 1 of him have no die more at range 1 [1e-pilot-zertikstrom]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena({piloted("A", "1e-pilot-zertikstrom", Side::player, near ? 557 : 657, 420),
               piloted("F", kRookie, Side::player, 457, 300), enemy("E", 80)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>F").dice(blanks(near ? 2 : 3)).dice(blanks(2));
  engage(arena, "E");
  CHECK(damage_to(arena, "F") == 0);
}

TEST_CASE("Zertik Strom: a defender's die at range 3 stays [1e-pilot-zertikstrom]", "[first]") {
  Arena arena({piloted("A", "1e-pilot-zertikstrom", Side::player, 557, 600),
               piloted("F", kRookie, Side::player, 457, 300), enemy("E", 250)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>F").dice(blanks(2)).dice(blanks(3));
  engage(arena, "E");
  CHECK(damage_to(arena, "F") == 0);
}

TEST_CASE("Juno Eclipse: flies 1 faster or slower, in the colour of her dial [1e-pilot-junoeclipse]", "[first]") {
  Arena arena = fight("1e-pilot-junoeclipse", {}, {}, Phase::activation);
  arena.edit("A").tokens.stress = 2;
  arena.says("speed", "slower");  // a green 2 straight as 1 straight, which is not on her dial
  reveal(arena, "2F");
  CHECK(arena["A"].pose.y.value == 380000);
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Juno Eclipse: never under 1 nor beyond the templates [1e-pilot-junoeclipse]", "[first]") {
  Arena slow = fight("1e-pilot-junoeclipse", {}, {}, Phase::activation);
  slow.says("speed", "pass").passes("action");
  reveal(slow, "1B");
  CHECK(slow.offered("speed", "slower") == nullptr);
  CHECK(slow.offered("speed", "faster") != nullptr);
  Arena fast = fight("1e-pilot-junoeclipse", {}, {}, Phase::activation);
  fast.says("speed", "slower").passes("action");
  reveal(fast, "5F");
  CHECK(fast.offered("speed", "faster") == nullptr);
  CHECK(fast["A"].pose.y.value == 500000);
}

TEST_CASE("Latts Razzi: her lock on a friend's target takes 1 agility [1e-pilot-lattsrazzi]", "[first]") {
  const bool locked = GENERATE(true, false);
  Arena arena = fight(kRookie, {}, {enemy("B", 150), enemy("C", 600), beside("L", "1e-pilot-lattsrazzi", 60)});
  arena.edit("L").lock = locked ? "B" : "C";
  arena.says("attack", "primary:0>B");
  if (locked) arena.says("effect", "1e-pilot-lattsrazzi");
  arena.dice(blanks(3)).dice(blanks(locked ? 2 : 3));
  engage(arena);
  CHECK(arena["L"].lock == (locked ? "" : "C"));
}

TEST_CASE("Latts Razzi: of an attack that is performed twice only the first [1e-pilot-lattsrazzi][1e-attack-12]",
          "[first]") {
  Arena arena = fight("1e-pilot-goldsquadronpilot", {"1e-upgrade-twinlaserturret"},
                      {enemy("B", 250), beside("L", "1e-pilot-lattsrazzi", 60)});
  arena.edit("L").lock = "B";
  arena.says("attack", "1e-upgrade-twinlaserturret>B").says("effect", "1e-pilot-lattsrazzi");
  arena.dice(blanks(3)).dice(blanks(2)).dice(blanks(3)).dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Bossk: a critical result becomes two hits where he hits [1e-pilot-bossk]", "[first]") {
  Arena arena = fight("1e-pilot-bossk", {}, {enemy("B", 150, kRookie)});
  arena.edit("B").ship.shields = 0;
  arena.says("attack", "primary:0:front>B").dice({Face::crit, Face::blank, Face::blank}).dice(blanks(2));
  arena.says("effect", "1e-pilot-bossk");
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 2);
  CHECK_FALSE(rules::is_critically_damaged(arena["B"]));
}

TEST_CASE("Bossk: not where his critical result is cancelled [1e-pilot-bossk]", "[first]") {
  Arena arena = fight("1e-pilot-bossk", {}, {enemy("B", 150, kRookie)});
  arena.says("attack", "primary:0:front>B")
      .dice({Face::crit, Face::blank, Face::blank})
      .dice({Face::evade, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 0);
}

TEST_CASE("Graz the Hunter: one defence die more against who lies in his arc [1e-pilot-grazthehunter]", "[first]") {
  const bool ahead = GENERATE(true, false);
  state::Piece behind = piloted("B", kAcademy, Side::enemy, 457, 110);
  Arena arena = fight("1e-pilot-grazthehunter", {}, {ahead ? enemy("B", 150) : behind});
  arena.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(ahead ? 3 : 2));
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 0);
}

TEST_CASE("Talonbane Cobra: his own range bonuses count twice [1e-pilot-talonbanecobra]", "[first]") {
  Arena close = fight("1e-pilot-talonbanecobra", {}, {enemy("B", 80)});
  close.says("attack", "primary:0>B").dice(blanks(5)).dice(blanks(3));
  engage(close);
  Arena far = fight("1e-pilot-talonbanecobra", {}, {enemy("B", 250)});
  far.says("attack", "primary:0>A").dice(blanks(2)).dice(blanks(4));
  engage(far, "B");
  Arena theirs = fight("1e-pilot-talonbanecobra", {}, {enemy("B", 250)});
  theirs.says("attack", "primary:0>B").dice(blanks(3)).dice(blanks(4));
  engage(theirs);
  CHECK(theirs.question("dice") != nullptr);
}

TEST_CASE("Talonbane Cobra: no bonus of secondary weapons [1e-pilot-talonbanecobra][1e-attack-35]", "[first]") {
  Arena arena = fight("1e-pilot-talonbanecobra", {},
                      {enemy("B", 250, "1e-pilot-goldsquadronpilot", {"1e-upgrade-twinlaserturret"})});
  arena.says("attack", "1e-upgrade-twinlaserturret>A");
  arena.dice(blanks(3)).dice(blanks(2)).dice(blanks(3)).dice(blanks(2));
  engage(arena, "B");
  CHECK(damage_to(arena, "A") == 0);
}

TEST_CASE("Esege Tuketu: a friend at range 1-2 attacks with his focus token [1e-pilot-esegetuketu]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight(kRookie, {}, {enemy("B", 150), beside("E", "1e-pilot-esegetuketu", near ? 150 : 220)});
  arena.edit("E").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  if (near) arena.says("modify-attack", "1e-pilot-esegetuketu");
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (near ? 2 : 0));
  CHECK(arena["E"].tokens.focus == (near ? 0 : 1));
}

TEST_CASE("Esege Tuketu: one focus token a roll, whoever's it is [1e-pilot-esegetuketu][1e-focus-5]", "[first]") {
  Arena arena = fight(kRookie, {}, {enemy("B", 150), beside("E", "1e-pilot-esegetuketu", 20)});
  arena.edit("A").tokens.focus = 1;
  arena.edit("E").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-pilot-esegetuketu").dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE(
    "Esege Tuketu: his token serves as 'a focus token' of Poe Dameron [1e-pilot-esegetuketu][1e-pilot-poedameron]",
    "[first]") {
  Arena arena = fight("1e-pilot-poedameron", {}, {enemy("B", 150), beside("E", "1e-pilot-esegetuketu", 20)});
  arena.edit("E").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank});
  arena.says("modify-attack", "1e-pilot-poedameron").dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["E"].tokens.focus == 1);
}

TEST_CASE("Esege Tuketu: his token pays for a weapon where the attacker has none [1e-pilot-esegetuketu]", "[first]") {
  const int own = GENERATE(0, 1);
  Arena arena = fight("1e-pilot-goldsquadronpilot", {"1e-upgrade-blasterturret"},
                      {enemy("B", 150), beside("E", "1e-pilot-esegetuketu", 20)});
  arena.edit("A").tokens.focus = own;
  arena.edit("E").tokens.focus = 1;
  arena.says("attack", "1e-upgrade-blasterturret>B").dice(blanks(3)).dice(blanks(3));
  engage(arena);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["E"].tokens.focus == own);
}

TEST_CASE("Shara Bey: a friend at range 1-2 attacks with her lock [1e-pilot-sharabey]", "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena = fight(kRookie, {}, {enemy("B", 150), beside("S", "1e-pilot-sharabey", near ? 150 : 220)});
  arena.edit("S").lock = "B";
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  if (near) {
    arena.says("modify-attack", "1e-pilot-sharabey").says("reroll", "1").says("reroll", "2");
    arena.says("reroll", "done").dice({Face::hit, Face::blank});
  }
  arena.dice(blanks(3));
  engage(arena);
  CHECK(damage_to(arena, "B") == (near ? 2 : 1));
  CHECK(arena["S"].lock == (near ? "" : "B"));
}

TEST_CASE("Shara Bey: her lock opens and pays for a torpedo [1e-pilot-sharabey]", "[first]") {
  Arena arena = fight(kRookie, {"1e-upgrade-protontorpedoes"}, {enemy("B", 150), beside("S", "1e-pilot-sharabey", 20)});
  arena.edit("S").lock = "B";
  arena.says("attack", "1e-upgrade-protontorpedoes>B").dice(blanks(4)).dice(blanks(3));
  engage(arena);
  CHECK(arena["S"].lock.empty());
}

}  // namespace plotboard::first_cards_p2_2
