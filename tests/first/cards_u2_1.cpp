// Crew of the 1st edition, from Hera Syndulla to Latts Razzi.
#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/equipment.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_u2_1 {
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

}  // namespace

TEST_CASE("Hera Syndulla: a stressed ship flies its red maneuver [1e-upgrade-herasyndulla]", "[first]") {
  for (const bool aboard : {true, false}) {
    Arena arena({ours("A", 457, aboard ? Cards{"1e-upgrade-herasyndulla"} : Cards{})}, "1e");
    arena.edit("A").tokens.stress = 1;
    fly(arena, "4K");
    CHECK((arena["A"].ship.executed->maneuver == geom::maneuver_from_code("4K")) == aboard);
    CHECK(arena["A"].tokens.stress == (aboard ? 2 : 1));
  }
}

TEST_CASE("Hotshot Co-pilot: whom it attacks has to spend a focus token [1e-upgrade-hotshotcopilot]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-hotshotcopilot"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.edit("B").tokens.focus = 2;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  arena.dice({Face::evade, Face::blank, Face::blank});
  SECTION("for nothing") {
    arena.says("modify-defense", "1e-upgrade-hotshotcopilot:defender").passes("modify-defense");
    engage(arena);
    const auto asked = std::find_if(arena.asked.begin(), arena.asked.end(),
                                    [](const state::Choice& each) { return each.kind == "modify-defense"; });
    REQUIRE(asked != arena.asked.end());
    CHECK(!asked->option("done")->legal);
  }
  SECTION("or for its usual effect, which serves [1e-attack-44]") {
    arena.says("modify-defense", "focus");
    engage(arena);
    CHECK(arena.offered("modify-defense", "1e-upgrade-hotshotcopilot:defender") != nullptr);
  }
  CHECK(arena["B"].tokens.focus == 1);
}

TEST_CASE("Hotshot Co-pilot: who attacks its carrier has to spend one too [1e-upgrade-hotshotcopilot]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-hotshotcopilot"}), theirs("B", 150)}, "1e", Phase::engagement);
  arena.edit("B").tokens.focus = 1;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank});
  arena.says("modify-attack", "1e-upgrade-hotshotcopilot:attacker").dice({Face::blank, Face::blank});
  engage(arena, "B");
  CHECK(arena["B"].tokens.focus == 0);
}

TEST_CASE("Hotshot Co-pilot: without a token nothing happens, nor with a secondary weapon [1e-upgrade-hotshotcopilot]",
          "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-hotshotcopilot", "1e-upgrade-ioncannon"}), theirs("B", 150)}, "1e",
              Phase::engagement);
  arena.edit("B").tokens.focus = 1;
  arena.says("attack", "1e-upgrade-ioncannon>B").dice({Face::blank, Face::blank, Face::blank});
  arena.dice({Face::evade, Face::blank, Face::blank}).passes("modify-defense");
  engage(arena);
  CHECK(arena["B"].tokens.focus == 1);
}

TEST_CASE(
    "IG-88D: has the abilities of friends with the title IG-2000 as long as they are there "
    "[1e-upgrade-ig88d][1e-destroy-7]",
    "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-ig88d"}, "1e-pilot-prototypepilot"),
               ours("G", 700, {"1e-upgrade-ig2000"}, "1e-pilot-ig88c"), ours("H", 200, {}, "1e-pilot-ig88b")},
              "1e");
  open(arena, Window::setup);
  CHECK(arena["A"].ship.card("1e-pilot-ig88b") == nullptr);  // without the title
  SECTION("lent") {
    arena.says("action", "boost").says("boost", "straight").says("action", "evade");
    act(arena);
    CHECK(arena["A"].tokens.evade == 1);
  }
  SECTION("gone") {
    arena.run([](Game& game) { rules::destroy(game, "G", "1e-destroy-1", {}); });
    arena.says("action", "boost").says("boost", "straight");
    act(arena);
    CHECK(arena["A"].tokens.evade == 0);
  }
}

TEST_CASE("Intelligence Agent: sees the dial of an enemy at range 1-2 [1e-upgrade-intelligenceagent]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-intelligenceagent"}), theirs("B", 150), theirs("C", 250)}, "1e");
  arena.edit("B").ship.dial = geom::maneuver_from_code("2T");
  arena.edit("C").ship.dial = geom::maneuver_from_code("3F");
  arena.says("effect", "1e-upgrade-intelligenceagent").says("look", "seen");  // C is too far: nobody is picked
  open(arena, Window::start_of_activation_phase);
  CHECK(arena.question("look")->side == Side::player);
  CHECK(arena.question("look")->prompt.english().find("2 turn left") != std::string::npos);
  CHECK(arena.question("ship") == nullptr);
}

TEST_CASE("ISB Slicer: a second ship at range 1 is jammed with the first [1e-upgrade-isbslicer]", "[first]") {
  state::Piece beside = piloted("C", kAcademy, Side::enemy, 540, 560, 180);
  Arena arena({ours("A", 457, {"1e-upgrade-isbslicer"}, "1e-pilot-scarifbasepilot"), theirs("B", 150), beside}, "1e");
  arena.says("action", "jam").says("effect", "1e-upgrade-isbslicer");
  SECTION("another one") {
    act(arena);
    CHECK(arena["B"].tokens.jam == 1);
    CHECK(arena["C"].tokens.jam == 1);
    CHECK(arena["A"].tokens.jam == 0);
  }
  SECTION("not one that is jammed already") {
    arena.edit("C").tokens.jam = 1;
    state::Piece third = piloted("D", kAcademy, Side::enemy, 457, 580, 180);
    arena.table.pieces.push_back(third);
    act(arena);
    CHECK(arena["C"].tokens.jam == 1);
    CHECK(arena["D"].tokens.jam == 1);
  }
}

TEST_CASE("ISB Slicer: jam tokens of other causes do not count [1e-upgrade-isbslicer]", "[first]") {
  state::Piece beside = piloted("C", kAcademy, Side::enemy, 540, 560, 180);
  Arena arena({ours("A", 457, {"1e-upgrade-isbslicer"}), theirs("B", 150), beside}, "1e");
  arena.run([](Game& game) { rules::gain(game, "B", state::Token::jam, 1, "1e-jam-2"); });
  CHECK(arena["C"].tokens.jam == 0);
}

TEST_CASE("Jabba the Hutt: an illicit card may give up its token instead of itself [1e-upgrade-jabbathehutt]",
          "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-jabbathehutt", "1e-upgrade-inertialdampeners"}),
               ours("F", 657, {"1e-upgrade-cloakingdevice", "1e-upgrade-juke"}),
               theirs("B", 150, {"1e-upgrade-inertialdampeners"})},
              "1e");
  open(arena, Window::setup);
  CHECK(arena["F"].ship.card("1e-upgrade-cloakingdevice")->charges == 1);
  CHECK(arena["F"].ship.card("1e-upgrade-juke")->charges == 0);
  CHECK(arena["B"].ship.card("1e-upgrade-inertialdampeners")->charges == 0);
  arena.says("discard", "token");
  arena.run([](Game& game) { rules::discard_card(game, "A", "1e-upgrade-inertialdampeners", "1e-squad-15"); });
  CHECK(arena["A"].ship.card("1e-upgrade-inertialdampeners")->charges == 0);
  CHECK(!arena["A"].ship.card("1e-upgrade-inertialdampeners")->discarded);
}

TEST_CASE("Jan Dodonna: another friend at range 1 turns a hit into a critical hit [1e-upgrade-jandodonna]", "[first]") {
  const double x = GENERATE(557, 657);  // the second beyond range 1
  Arena arena({ours("A", 457), ours("H", x, {"1e-upgrade-jandodonna"}), theirs("B", 150)}, "1e", Phase::engagement);
  const bool near = x < 600;
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
  if (near) arena.says("modify-attack", "1e-upgrade-jandodonna");
  arena.dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(arena["B"].ship.damage.front().faceup == near);
}

TEST_CASE("Jan Ors: an evade token in place of one focus token, once a round [1e-upgrade-janors]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-janors"}), ours("F", 657), ours("G", 870)}, "1e");
  arena.run([](Game& game) { rules::gain(game, "G", state::Token::focus, 1, "1e-focus-1"); });  // beyond range 3
  CHECK(arena.question("effect") == nullptr);
  arena.says("action", "focus").says("effect", "1e-upgrade-janors");
  act(arena, "F");
  CHECK(arena["F"].tokens.focus == 0);
  CHECK(arena["F"].tokens.evade == 1);
  CHECK(arena["F"].ship.did("focus"));
  arena.says("action", "focus");
  act(arena);
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("Jyn Erso: a focus token for each enemy in her arc, three at most [1e-upgrade-jynerso]", "[first]") {
  std::vector<state::Piece> ships{ours("A", 457, {"1e-upgrade-jynerso"}), ours("F", 557),
                                  piloted("Z", kAcademy, Side::enemy, 457, 150)};  // behind her
  const int enemies = GENERATE(2, 4);
  for (int i = 0; i < enemies; ++i) {
    ships.push_back(piloted("E" + std::to_string(i), kAcademy, Side::enemy, 367 + 60 * i, 500, 180));
  }
  Arena arena(std::move(ships), "1e");
  arena.says("action", "1e-upgrade-jynerso").says("ship", "F");
  act(arena);
  CHECK(arena["F"].tokens.focus == std::min(enemies, 3));
}

TEST_CASE("K4 Security Droid: a lock after a green maneuver [1e-upgrade-k4securitydroid]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-k4securitydroid"}), theirs("B", 250)}, "1e");
  arena.passes("action", "A");
  SECTION("green") {
    arena.says("effect", "1e-upgrade-k4securitydroid");
    fly(arena, "2F");
    CHECK(arena["A"].lock == "B");
  }
  SECTION("not white") {
    fly(arena, "3F");
    CHECK(arena["A"].lock.empty());
  }
}

TEST_CASE(
    "Kanan Jarrus: takes a stress token off a friend after a white maneuver, once a round "
    "[1e-upgrade-kananjarrus]",
    "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-kananjarrus"}), ours("F", 557), ours("G", 397)}, "1e");
  for (const char* ship : {"F", "G"}) arena.edit(ship).tokens.stress = 1;
  SECTION("white") {
    arena.passes("action");
    arena.says("effect", "1e-upgrade-kananjarrus");
    fly(arena, "3F", "F");
    CHECK(arena["F"].tokens.stress == 0);
    fly(arena, "3F", "G");
    CHECK(arena["G"].tokens.stress == 1);
  }
  SECTION("by the place where it comes to rest") {
    arena.edit("F").pose.y = base::um_from_mm(460);  // 3 straight leads beyond range 2
    fly(arena, "3F", "F");
    CHECK(arena["F"].tokens.stress == 1);
  }
}

TEST_CASE("Ketsu Onyo: an enemy in her arc keeps its tractor beam tokens [1e-upgrade-ketsuonyo]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-ketsuonyo"}), theirs("B", 150), theirs("C", 250)}, "1e", Phase::end);
  arena.edit("B").tokens.tractor = 1;
  arena.edit("C").tokens.tractor = 1;  // out of reach
  arena.says("effect", "1e-upgrade-ketsuonyo");
  arena.run([](Game& game) { rules::first::end_phase(game); });
  CHECK(arena["B"].tokens.tractor == 1);
  CHECK(arena["C"].tokens.tractor == 0);
}

TEST_CASE("Kylo Ren: shows an enemy the dark side [1e-upgrade-kyloren]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-kyloren"}), theirs("B", 250)}, "1e");
  arena.next_cards(Side::enemy, {201});  // a pilot card to lie on the condition
  arena.says("action", "1e-upgrade-kyloren");
  act(arena);
  CHECK(rules::has_card(arena["B"], "1e-condition-illshowyouthedarkside"));
}

TEST_CASE("Lando Calrissian: two dice give what tokens they show [1e-upgrade-landocalrissian]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-landocalrissian"})}, "1e");
  arena.says("action", "1e-upgrade-landocalrissian").dice({Face::focus, Face::evade});
  act(arena);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].tokens.evade == 1);
}

TEST_CASE("Latts Razzi: an evade result for a stress token of the attacker [1e-upgrade-lattsrazzi]", "[first]") {
  Arena arena({ours("A", 457, {"1e-upgrade-lattsrazzi"}), theirs("B", 150)}, "1e", Phase::engagement);
  const int stress = GENERATE(1, 0);
  arena.edit("B").tokens.stress = stress;
  arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice({Face::blank, Face::blank});
  if (stress > 0) arena.says("modify-defense", "1e-upgrade-lattsrazzi");
  engage(arena, "B");
  CHECK(arena["B"].tokens.stress == 0);
  CHECK(damage_to(arena, "A") == 1 - stress);
}

}  // namespace plotboard::first_cards_u2_1
