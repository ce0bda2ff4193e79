// Crew of the 1st edition, from Leebo to Outlaw Tech.
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_u2_2 {
using namespace test;
namespace {

using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using Cards = std::vector<std::string>;

constexpr const char* kRookie = "1e-pilot-rookiepilot";
constexpr const char* kAcademy = "1e-pilot-academypilot";
const std::vector<Face> kMiss{Face::blank, Face::blank, Face::blank};

// Ours look up the table, theirs down it. Gap of the bases in mm, straight ahead of (457, 300).
state::Piece ours(const std::string& id, double x, const Cards& cards = {}, const std::string& pilot = kRookie) {
  return piloted(id, pilot, Side::player, x, 300, 0, cards);
}
state::Piece theirs(const std::string& id, double gap, const Cards& cards = {}, const std::string& pilot = kAcademy) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
void act(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::perform_action_step(game, ship, false); });
}
void fly(Arena& arena, const char* code, const char* ship = "A") {
  arena.edit(ship).ship.dial = geom::maneuver_from_code(code);
  arena.run([ship](Game& game) { rules::activate(game, ship); });
}
void open(Arena& arena, Window window) {
  arena.run([window](Game& game) { rules::moment_for_all(game, window); });
}
bool flew(const Arena& arena, const char* code) {
  return arena["A"].ship.executed->maneuver == geom::maneuver_from_code(code);
}

}  // namespace

TEST_CASE("Leebo: a boost without the icon, for an ion token [1e-upgrade-leebo]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-leebo"})}, "1e");
  arena.says("action", "1e-upgrade-leebo").says("boost", "straight");
  act(arena);
  CHECK(arena["A"].pose.y > base::um_from_mm(300));
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(arena["A"].ship.did("boost"));  // 1e-action-5
}

TEST_CASE("Leebo: not where the boost has been done or finds no place [1e-upgrade-leebo]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-leebo"})}, "1e");
  SECTION("done") { arena.edit("A").ship.actions.push_back("boost"); }
  SECTION("no place") {
    for (const double x : {417.0, 457.0, 497.0}) {
      arena.table.pieces.push_back(piloted("O" + std::to_string(x), kRookie, Side::player, x, 355));
    }
  }
  arena.passes("action");
  act(arena);
  CHECK(arena.offered("action", "1e-upgrade-leebo") == nullptr);
}

TEST_CASE("Leia Organa: red maneuvers of the round are flown as white [1e-upgrade-leiaorgana]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-stayontarget"}), ours("L", 757, {"1e-upgrade-leiaorgana"})}, "1e");
  arena.edit("A").tokens.stress = 1;
  arena.says("effect", "1e-upgrade-leiaorgana");
  open(arena, Window::start_of_activation_phase);
  CHECK(arena["L"].ship.card("1e-upgrade-leiaorgana")->discarded);
  SECTION("red by the dial") {
    arena.passes("effect");
    fly(arena, "4K");
    CHECK(flew(arena, "4K"));  // stressed as it is
    CHECK(arena["A"].ship.executed->difficulty == geom::Difficulty::white);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("not red by another effect [1e-man-16]") {
    arena.says("effect", "1e-upgrade-stayontarget").says("turn-dial", "3T");
    fly(arena, "3F");
    CHECK(flew(arena, "2F"));
  }
}

TEST_CASE("Luke Skywalker: after a miss a second attack, one focus result of it a hit [1e-upgrade-lukeskywalker]",
          "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-lukeskywalker"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::blank, Face::blank}).dice(kMiss);
  arena.says("effect", "1e-upgrade-lukeskywalker").says("attack", "primary:0>B");
  arena.dice({Face::focus, Face::focus, Face::blank}).says("modify-attack", "1e-upgrade-lukeskywalker");
  SECTION("which hits") {
    arena.dice(kMiss);
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
  Arena arena({ours("A", 457, {"1e-upgrade-magvayarro"}), theirs("B", 150), theirs("C", 250)}, "1e", Phase::engagement);
  arena.says("attack", "primary:0>A").dice({Face::blank, Face::blank}).dice({Face::blank, Face::blank});
  arena.says("effect", "1e-upgrade-magvayarro");
  engage(arena, "B");
  CHECK(arena["A"].lock == "B");
}

TEST_CASE("Mara Jade: unstressed enemies at range 1 are stressed as Combat ends [1e-upgrade-marajade]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-marajade"}), ours("F", 397), theirs("B", 50), theirs("C", 150),
               piloted("D", kAcademy, Side::enemy, 540, 300)},
              "1e", Phase::engagement);
  arena.edit("D").tokens.stress = 1;
  open(arena, Window::end_of_combat);
  CHECK(arena["B"].tokens.stress == 1);
  CHECK(arena["C"].tokens.stress == 0);
  CHECK(arena["D"].tokens.stress == 1);
  CHECK(arena["F"].tokens.stress == 0);
}

TEST_CASE("Maul: stress tokens for rerolls, and one off after a hit [1e-upgrade-maul]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-maul"}), theirs("B", 150)}, "1e", Phase::engagement);
  SECTION("unstressed") {
    arena.says("attack", "primary:0>B").dice({Face::blank, Face::focus, Face::hit});
    arena.says("modify-attack", "1e-upgrade-maul").says("reroll", "0").says("reroll", "1").says("reroll", "done");
    arena.dice({Face::hit, Face::hit}).dice(kMiss).says("effect", "1e-upgrade-maul");
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
    CHECK(arena["A"].tokens.stress == 1);
  }
  SECTION("stressed: no reroll, and none off where it misses") {
    arena.edit("A").tokens.stress = 1;
    arena.says("attack", "primary:0>B").dice(kMiss).dice(kMiss);
    engage(arena);
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("Mercenary Copilot: a critical hit at range 3 [1e-upgrade-mercenarycopilot]", "[first]") {
  const double gap = GENERATE(250, 150);
  Arena arena({ours("A", 457, {"1e-upgrade-mercenarycopilot"}), theirs("B", gap)}, "1e", Phase::engagement);
  const bool far = gap > 200;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  if (far) arena.says("modify-attack", "1e-upgrade-mercenarycopilot");
  arena.dice(std::vector<Face>(far ? 4 : 3, Face::blank));
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 2);
  CHECK(arena["B"].ship.damage.back().faceup == far);
}

TEST_CASE("Moff Jerjerrod: a crew card goes, and the damage card is turned down [1e-upgrade-moffjerjerrod]",
          "[first]") {
  const Cards cards{"1e-upgrade-moffjerjerrod", "1e-upgrade-rebelcaptive", "1e-upgrade-juke"};
  Arena arena({ours("A", 457, cards, kAcademy)}, "1e");
  arena.next_cards(Side::player, {213});  // Thrust Control Fire: a stress token
  SECTION("faceup") {
    arena.says("effect", "1e-upgrade-moffjerjerrod").says("upgrade", "1e-upgrade-rebelcaptive");
    arena.run([](Game& game) { rules::suffer(game, "A", 0, 1, "1e-attack-34"); });
    CHECK(arena.offered("upgrade", "1e-upgrade-juke") == nullptr);
    CHECK(arena["A"].ship.card("1e-upgrade-rebelcaptive")->discarded);
    CHECK(!arena["A"].ship.card("1e-upgrade-moffjerjerrod")->discarded);
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(!arena["A"].ship.damage.front().faceup);
    CHECK(arena["A"].tokens.stress == 0);
  }
  SECTION("not for a facedown one") {
    arena.run([](Game& game) { rules::suffer(game, "A", 1, 0, "1e-attack-34"); });
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("Navigator: another speed of the same bearing [1e-upgrade-navigator]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-navigator"})}, "1e");
  arena.passes("action");
  SECTION("any") {
    arena.says("effect", "1e-upgrade-navigator");  // there is one other
    fly(arena, "2T");
    CHECK(flew(arena, "3T"));
  }
  SECTION("of the same side") {
    arena.says("effect", "1e-upgrade-navigator").says("turn-dial", "3B");
    fly(arena, "1B");
    CHECK(arena.offered("turn-dial", "2B") != nullptr);
    CHECK(arena.offered("turn-dial", "2N") == nullptr);
    CHECK(arena.offered("turn-dial", "2F") == nullptr);
  }
}

TEST_CASE("Navigator: no red entry for a stressed ship [1e-upgrade-navigator][1e-man-19]", "[first]") {
  Arena arena({piloted("A", "1e-pilot-bluesquadronpilot", Side::player, 457, 300, 0, {"1e-upgrade-navigator"})}, "1e");
  arena.edit("A").tokens.stress = 1;
  arena.says("effect", "1e-upgrade-navigator").says("turn-dial", "3F");
  fly(arena, "2F");
  CHECK(arena.offered("turn-dial", "1F") != nullptr);
  CHECK(arena.offered("turn-dial", "4F") == nullptr);
}

TEST_CASE("Nien Nunb: straight maneuvers are green [1e-upgrade-niennunb]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-niennunb"})}, "1e");
  arena.edit("A").tokens.stress = 1;
  SECTION("of the dial") {
    arena.passes("action");
    fly(arena, "4F");
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
    fly(arena, "4K");
    CHECK(arena["A"].tokens.stress == 1);
  }
}

TEST_CASE("Operations Specialist: a focus token where a friend has missed [1e-upgrade-operationsspecialist]",
          "[first]") {
  const bool near = GENERATE(true, false);
  Arena arena({ours("A", 457), ours("H", near ? 557 : 720, {"1e-upgrade-operationsspecialist"}), theirs("B", 150)},
              "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice(kMiss).dice(kMiss);
  if (near) arena.says("effect", "1e-upgrade-operationsspecialist").says("ship", "H");
  engage(arena);
  CHECK(arena["H"].tokens.focus == (near ? 1 : 0));
  if (near) CHECK(arena.offered("ship", "A") != nullptr);
}

TEST_CASE("Operations Specialist: not where the attack has hit [1e-upgrade-operationsspecialist]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-operationsspecialist"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(kMiss);
  engage(arena);
  CHECK(arena.question("effect") == nullptr);
}

TEST_CASE("Outlaw Tech: a focus token after a red maneuver [1e-upgrade-outlawtech]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-outlawtech"})}, "1e");
  const bool red = GENERATE(true, false);
  if (red) arena.says("effect", "1e-upgrade-outlawtech");
  if (!red) arena.passes("action");
  fly(arena, red ? "4K" : "4F");
  CHECK(arena["A"].tokens.focus == (red ? 1 : 0));
}

}  // namespace plotboard::first_cards_u2_2
