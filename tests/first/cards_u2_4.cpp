// Crew of the 1st edition, from Targeting Coordinator to Zuckuss, and elite talents from Adaptability to A Score to
// Settle.
#include <catch2/catch.hpp>

#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_u2_4 {
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
constexpr const char* kTransport = "1e-pilot-gr75mediumtransport";
const std::vector<Face> kMiss{Face::blank, Face::blank, Face::blank};

// Ours look up the table, theirs down it. Gap of the bases in mm, straight ahead of (457, 300).
state::Piece ours(const std::string& id, double x, const Cards& cards = {}, const std::string& pilot = kRookie) {
  return piloted(id, pilot, Side::player, x, 300, 0, cards);
}
state::Piece theirs(const std::string& id, double gap, const Cards& cards = {}, const std::string& pilot = kAcademy) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.table.play.step = {state::StepKind::turn, ship};
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

}  // namespace

TEST_CASE("Sabine Wren: 1 damage at range 1 of a friendly bomb, once a round [1e-upgrade-sabinewren][1e-bomb-28]",
          "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-sabinewren"}), theirs("B", 400), theirs("C", 520)}, "1e");
  for (const char* id : {"one", "two"}) {
    state::Piece bomb;
    bomb.id = id;
    bomb.type = state::PieceType::device;
    bomb.ref = "1e-ion-bomb";
    bomb.side = Side::player;
    bomb.owner = "A";
    bomb.pose = {base::um_from_mm(457), base::um_from_mm(660), {}};
    arena.table.pieces.push_back(bomb);
  }
  for (const char* id : {"one", "two"}) {
    arena.run([id](Game& game) { rules::detonate(game, id); });
    CHECK(damage_to(arena, "B") == 1);
  }
  CHECK(damage_to(arena, "C") == 0);
  CHECK(base::contains(catalog().upgrade("1e-upgrade-sabinewren")->adds_slots, "bomb"));
}

TEST_CASE("Targeting Coordinator: its lock goes to a friend [1e-upgrade-targetingcoordinator][1e-lock-18]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-targetingcoordinator"}, kTransport), ours("F", 607), theirs("B", 250)},
              "huge-1e");
  arena.says("energy", "1e-upgrade-targetingcoordinator");
  arena.run([](Game& game) { rules::first::energy_steps(game, "A", 2); });
  CHECK(arena["A"].ship.sections[0].energy == 1);
  CHECK(arena["F"].lock == "B");
  CHECK(arena["A"].lock.empty());
}

TEST_CASE("Toryn Farr: energy takes focus, evade and locks off enemies [1e-upgrade-torynfarr]", "[first]") {
  Arena arena(
      {ours("A", 457, {"1e-upgrade-torynfarr"}, kTransport), theirs("B", 150), theirs("C", 220), theirs("D", 400)},
      "huge-1e");
  arena.edit("A").ship.sections[0].energy = 3;
  for (const char* id : {"B", "C", "D"}) {
    arena.edit(id).tokens.focus = arena.edit(id).tokens.evade = 1;
    arena.edit(id).lock = "A";
  }
  arena.says("action", "1e-upgrade-torynfarr").says("ship", "B");
  SECTION("of one") {
    arena.says("ship", "pass");
    act(arena);
    CHECK(arena["A"].ship.sections[0].energy == 2);
    CHECK(arena["C"].tokens.focus == 1);
  }
  SECTION("of all in reach") {
    arena.says("ship", "C");
    act(arena);
    CHECK(arena["A"].ship.sections[0].energy == 1);
    CHECK(arena["C"].lock.empty());
  }
  CHECK(arena["B"].tokens.focus + arena["B"].tokens.evade == 0);
  CHECK(arena["B"].lock.empty());
  CHECK(arena["D"].tokens.focus == 1);
}

TEST_CASE("Unkar Plutt: 1 damage for an action although an enemy was overlapped [1e-upgrade-unkarplutt]", "[first]") {
  const bool enemy = GENERATE(true, false);
  Arena arena({ours("A", 457, {"1e-upgrade-unkarplutt"}),
               piloted("B", kAcademy, enemy ? Side::enemy : Side::player, 457, 400, 180)},
              "1e");
  if (enemy) arena.says("effect", "1e-upgrade-unkarplutt").says("action", "focus");
  fly(arena, "2F");
  CHECK(damage_to(arena, "A") == (enemy ? 1 : 0));
  CHECK(arena["A"].tokens.focus == (enemy ? 1 : 0));
}

TEST_CASE("WED-15 Repair Droid: energy for damage cards [1e-upgrade-wed15repairdroid]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-wed15repairdroid"}, kTransport)}, "huge-1e");
  arena.edit("A").ship.damage = {{315, true, 1, state::Section::aft}, {315, false, 1, state::Section::aft}};
  SECTION("1 for one that lies facedown") {
    arena.edit("A").ship.sections[0].energy = 2;
    arena.says("action", "1e-upgrade-wed15repairdroid");
    act(arena);
    CHECK(arena["A"].ship.sections[0].energy == 1);
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(arena["A"].ship.damage.front().faceup);
  }
  SECTION("3 for one that lies faceup") {
    arena.edit("A").ship.sections[0].energy = 3;
    arena.says("action", "1e-upgrade-wed15repairdroid").says("repair", "0");
    act(arena);
    CHECK(arena["A"].ship.sections[0].energy == 0);
    REQUIRE(arena["A"].ship.damage.size() == 1);
    CHECK(!arena["A"].ship.damage.front().faceup);
  }
}

TEST_CASE("Wookiee Commandos: focus results are rerolled [1e-upgrade-wookieecommandos]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-wookieecommandos"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-wookieecommandos");
  SECTION("both") {
    arena.says("reroll-count", "2").dice({Face::hit, Face::hit}).dice(kMiss);
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
  }
  SECTION("one, and no blank result") {
    arena.says("reroll-count", "1").dice({Face::hit}).dice(kMiss);
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
    CHECK(arena.offered("reroll-count", "3") == nullptr);
  }
}

TEST_CASE("Ysanne Isard: a free evade action for a damaged ship without shields [1e-upgrade-ysanneisard]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-ysanneisard"})}, "1e", Phase::engagement);
  arena.edit("A").ship.damage = {{212, false, 1, {}}};
  SECTION("without") {
    arena.edit("A").ship.shields = 0;
    arena.says("effect", "1e-upgrade-ysanneisard").says("action", "evade");
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].tokens.evade == 1);
    CHECK(arena["A"].ship.did("evade"));
  }
  SECTION("not with one") {
    arena.edit("A").ship.shields = 1;
    open(arena, Window::start_of_engagement_phase);
    CHECK(arena["A"].tokens.evade == 0);
  }
}

TEST_CASE("Zeb Orrelios: attacks at an enemy that he touches in his arc [1e-upgrade-zeborrelios][1e-touch-9]",
          "[first]") {
  const bool aboard = GENERATE(true, false);
  Arena arena(
      {ours("A", 457, aboard ? Cards{"1e-upgrade-zeborrelios", "1e-upgrade-ioncannon"} : Cards{}), theirs("B", 0.1)},
      "1e", Phase::engagement);
  arena.edit("A").ship.bumped = {"B"};
  SECTION("in his turn") {
    if (aboard) {
      arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank, Face::blank}).dice(kMiss);
    }
    engage(arena);
    CHECK(damage_to(arena, "B") == (aboard ? 1 : 0));
  }
  SECTION("in the enemy's") {
    if (aboard)
      arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank, Face::blank}).dice({Face::blank, Face::blank});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == (aboard ? 1 : 0));
  }
  SECTION("not in another ship's turn") {
    arena.table.play.step = {state::StepKind::turn, "C"};
    arena.run([](Game& game) { CHECK(rules::shots_of(game, "A").empty()); });
  }
}

TEST_CASE("Zuckuss: stress tokens make the defender reroll [1e-upgrade-zuckuss]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-zuckuss"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit, Face::blank});
  arena.dice({Face::evade, Face::evade, Face::blank});
  SECTION("unstressed") {
    arena.says("modify-defense-attacker", "1e-upgrade-zuckuss").says("reroll", "0").says("reroll", "1");
    arena.says("reroll", "done").dice({Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 2);
    CHECK(arena["A"].tokens.stress == 2);
  }
  SECTION("not stressed") {
    arena.edit("A").tokens.stress = 1;
    engage(arena);
    CHECK(damage_to(arena, "B") == 0);
  }
}

TEST_CASE(
    "Adaptability: pilot skill 1 higher or lower once all stand "
    "[1e-upgrade-adaptability-elite-plus][1e-upgrade-adaptability-elite-minus][1e-squad-22]",
    "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-adaptability-elite-plus"}),
               theirs("B", 150, {"1e-upgrade-adaptability-elite-minus"}, kRookie)},
              "1e");
  CHECK(arena["A"].initiative == 2);
  open(arena, Window::setup);
  CHECK(arena["A"].initiative == 3);
  CHECK(arena["B"].initiative == 1);
}

TEST_CASE("Adrenaline Rush: a red maneuver is flown as white [1e-upgrade-adrenalinerush]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-adrenalinerush"})}, "1e");
  const int stress = GENERATE(0, 1);
  arena.edit("A").tokens.stress = stress;
  if (stress == 0) arena.passes("action");
  SECTION("red") {
    arena.says("effect", "1e-upgrade-adrenalinerush");
    fly(arena, "4K");
    CHECK(arena["A"].ship.executed->maneuver == geom::maneuver_from_code("4K"));
    CHECK(arena["A"].tokens.stress == stress);
    CHECK(arena["A"].ship.card("1e-upgrade-adrenalinerush")->discarded);
  }
  SECTION("not offered for others") {
    fly(arena, "4F");
    CHECK(arena.question("effect") == nullptr);
  }
}

TEST_CASE("A Score to Settle: a critical hit against the ship with the debt [1e-upgrade-ascoretosettle]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-ascoretosettle"}), theirs("B", 150), theirs("C", 250)}, "1e",
              Phase::engagement);
  arena.says("ship", "B");
  open(arena, Window::setup);
  CHECK(rules::has_card(arena["B"], "1e-condition-adebttopay"));
  const bool debtor = GENERATE(true, false);
  arena.says("attack", debtor ? "primary:0>B" : "primary:0>C").dice({Face::focus, Face::blank, Face::blank});
  if (debtor) arena.says("modify-attack", "1e-upgrade-ascoretosettle");
  arena.dice(std::vector<Face>(debtor ? 3 : 4, Face::blank));
  engage(arena);
  CHECK(damage_to(arena, "B") == (debtor ? 1 : 0));
}

TEST_CASE("Attanni Mindlink: focus and stress tokens are shared [1e-upgrade-attannimindlink]", "[first]") {
  Arena arena(
      {ours("A", 457, {"1e-upgrade-attannimindlink"}), ours("F", 857, {"1e-upgrade-attannimindlink"}), ours("G", 557)},
      "1e");
  arena.run([](Game& game) { rules::gain(game, "A", state::Token::focus, 2, "1e-focus-1"); });
  CHECK(arena["F"].tokens.focus == 1);  // one copy: 1e-stress-11
  CHECK(arena["G"].tokens.focus == 0);
  CHECK(arena["A"].tokens.focus == 2);
  arena.run([](Game& game) { rules::gain(game, "F", state::Token::stress, 1, "1e-stress-6"); });
  CHECK(arena["A"].tokens.stress == 1);
  arena.run([](Game& game) { rules::gain(game, "A", state::Token::stress, 1, "1e-stress-6"); });
  CHECK(arena["F"].tokens.stress == 1);  // who has one gets no more
  arena.run([](Game& game) { rules::gain(game, "A", state::Token::evade, 1, "1e-evade-1"); });
  CHECK(arena["F"].tokens.evade == 0);
}

TEST_CASE("Bodyguard: 1 agility more for a better pilot at range 1 [1e-upgrade-bodyguard]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-bodyguard"}), ours("F", 557, {}, "1e-pilot-wedgeantilles"), ours("G", 397),
               ours("H", 757, {}, "1e-pilot-wedgeantilles")},
              "1e", Phase::engagement);
  arena.edit("A").tokens.focus = 1;
  arena.says("effect", "1e-upgrade-bodyguard");  // F alone: G is no better, H too far
  open(arena, Window::start_of_engagement_phase);
  CHECK(arena["A"].tokens.focus == 0);
  arena.run([](Game& game) {
    CHECK(rules::agility_of(game, "F") == 3);
    CHECK(rules::agility_of(game, "A") == 2);
  });
}

}  // namespace plotboard::first_cards_u2_4
