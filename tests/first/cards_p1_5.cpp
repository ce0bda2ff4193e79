// Pilots of the 1st edition, part 1: Eaden Vrill to N'dru Suhlak.
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_cards_p1_5 {
using namespace test;
namespace {

using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;

// Gap of the bases in mm; B looks at A.
state::Piece target(const std::string& id, double gap, const std::string& pilot = "1e-pilot-academypilot",
                    double heading = 180) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, heading);
}
state::Piece friendly(const std::string& id, double gap, const std::string& pilot = "1e-pilot-rookiepilot",
                      const std::vector<std::string>& cards = {}) {
  return piloted(id, pilot, Side::player, 497 + gap, 300, 0, cards);
}
Arena fight(const std::string& pilot, std::vector<state::Piece> others, const std::vector<std::string>& cards = {}) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", Phase::engagement);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
// That A rolls in its first shot.
int attack_dice(Arena& arena) {
  int dice = 0;
  arena.run(
      [&dice](Game& game) { dice = rules::attack_dice_for(game, rules::attack_by(rules::shots_of(game, "A").at(0))); });
  return dice;
}
int agility(Arena& arena) {
  int value = 0;
  arena.run([&value](Game& game) { value = rules::agility_of(game, "A"); });
  return value;
}

}  // namespace

TEST_CASE("Eaden Vrill: one die more against stressed ships [1e-pilot-eadenvrill]", "[first]") {
  Arena arena = fight("1e-pilot-eadenvrill", {target("B", 150)});
  CHECK(attack_dice(arena) == 2);
  arena.edit("B").tokens.stress = 1;
  CHECK(attack_dice(arena) == 3);
  Arena cannon = fight("1e-pilot-eadenvrill", {target("B", 150)}, {"1e-upgrade-heavylasercannon"});
  cannon.edit("B").tokens.stress = 1;
  cannon.says("attack", "1e-upgrade-heavylasercannon>B").dice({Face::hit, Face::hit, Face::blank, Face::blank});
  cannon.dice({Face::evade, Face::blank, Face::blank});
  engage(cannon);
  CHECK(damage_to(cannon, "B") == 1);
}

TEST_CASE("Commander Kenkirk: agility 1 once his shields are gone and he is hurt [1e-pilot-commanderkenkirk]",
          "[first]") {
  Arena arena = fight("1e-pilot-commanderkenkirk", {});
  CHECK(agility(arena) == 0);
  arena.edit("A").ship.shields = 0;
  CHECK(agility(arena) == 0);
  arena.edit("A").ship.damage.push_back({212, false});
  CHECK(agility(arena) == 1);
  arena.edit("A").ship.shields = 1;
  CHECK(agility(arena) == 0);
}

TEST_CASE("Boba Fett: a reroll for each enemy at range 1 [1e-pilot-bobafett-firespray31-scumandvillainy]", "[first]") {
  const char* card = "1e-pilot-bobafett-firespray31-scumandvillainy";
  state::Piece beside = piloted("C", "1e-pilot-academypilot", Side::enemy, 577, 300, 180);
  SECTION("attacking") {
    Arena arena = fight(card, {target("B", 80), beside});
    arena.says("attack", "primary:0:front>B").dice({Face::blank, Face::blank, Face::blank, Face::hit});
    arena.says("modify-attack", card).says("reroll", "0").says("reroll", "1");  // and no third one
    arena.dice({Face::hit, Face::hit}).dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 3);
  }
  SECTION("defending") {
    Arena arena = fight(card, {target("B", 150), beside});
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit}).dice({Face::blank, Face::blank});
    arena.says("modify-defense", card).says("reroll", "0").dice({Face::evade});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
  }
  SECTION("none near") {
    Arena arena = fight(card, {target("B", 150)});
    arena.says("attack", "primary:0:front>B").dice({Face::blank, Face::blank, Face::hit});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
}

TEST_CASE("Prince Xizor: a friend suffers one result for him [1e-pilot-princexizor][1e-attack-33]", "[first]") {
  SECTION("a critical one") {
    Arena arena = fight("1e-pilot-princexizor", {friendly("F", 50), target("B", 150)});
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::crit}).dice({Face::blank, Face::blank, Face::blank});
    arena.says("effect", "1e-pilot-princexizor").says("pick", "crit");
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
    CHECK(damage_to(arena, "F") == 1);
    CHECK(arena["A"].ship.damage.empty());
  }
  SECTION("the only one") {
    Arena arena = fight("1e-pilot-princexizor", {friendly("F", 50), target("B", 150)});
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
    arena.says("effect", "1e-pilot-princexizor");
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 0);
    CHECK(damage_to(arena, "F") == 1);
  }
  SECTION("nobody") {
    Arena arena = fight("1e-pilot-princexizor", {friendly("F", 50), target("B", 150)});
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::hit}).dice({Face::blank, Face::blank, Face::blank});
    arena.says("effect", "pass");
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 2);
  }
  SECTION("not at range 2, and not in his own attacks") {
    Arena arena = fight("1e-pilot-princexizor", {friendly("F", 150), target("B", 150)});
    arena.says("attack", "primary:0>A").dice({Face::hit, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
    arena.edit("F").pose = pose(507, 300);
    arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank});
    arena.dice({Face::blank, Face::blank, Face::blank});
    engage(arena);
    CHECK(damage_to(arena, "B") == 1);
  }
  SECTION("an ion cannon leaves nothing to pass on") {
    state::Piece cannon =
        piloted("B", "1e-pilot-goldsquadronpilot", Side::enemy, 457, 490, 180, {"1e-upgrade-ioncannonturret"});
    Arena arena = fight("1e-pilot-princexizor", {friendly("F", 50), cannon});
    arena.says("attack", "1e-upgrade-ioncannon>A");
    arena.edit("B").ship.cards = {state::Card{"1e-upgrade-ioncannon"}};
    arena.dice({Face::hit, Face::hit, Face::blank}).dice({Face::blank, Face::blank, Face::blank});
    engage(arena, "B");
    CHECK(damage_to(arena, "A") == 1);
    CHECK(damage_to(arena, "F") == 0);
  }
}

TEST_CASE("Kath Scarlet: one die more to the rear [1e-pilot-kathscarlet-firespray31-scumandvillainy]", "[first]") {
  Arena arena = fight("1e-pilot-kathscarlet-firespray31-scumandvillainy", {target("B", 150)});
  CHECK(attack_dice(arena) == 3);
  arena.edit("A").pose = pose(457, 300, 180);
  CHECK(attack_dice(arena) == 4);
}

TEST_CASE("Emon Azzameen drops bombs with three templates more [1e-pilot-emonazzameen][1e-bomb-3]", "[first]") {
  const auto templates = [](const char* pilot) {
    Arena arena = fight(pilot, {});
    std::vector<state::Option> options{rules::option("straight-1", {})};
    arena.run([&options](Game& game) {
      rules::Occasion occasion;
      occasion.window = Window::device_template;
      occasion.subject = "A";
      occasion.options = &options;
      rules::happen(game, occasion);
    });
    Ids keys;
    for (const state::Option& each : options) keys.push_back(each.key);
    return keys;
  };
  CHECK(templates("1e-pilot-emonazzameen") == Ids{"straight-1", "straight-3", "turn-3-left", "turn-3-right"});
  CHECK(templates("1e-pilot-bountyhunter") == Ids{"straight-1"});
}

TEST_CASE("N'dru Suhlak: one die more far from his friends [1e-pilot-ndrusuhlak]", "[first]") {
  Arena arena = fight("1e-pilot-ndrusuhlak", {friendly("F", 150), target("B", 150)});
  CHECK(attack_dice(arena) == 2);
  arena.edit("F").pose = pose(720, 300);
  CHECK(attack_dice(arena) == 3);
}

}  // namespace plotboard::first_cards_p1_5
