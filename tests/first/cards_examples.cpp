// Some cards of the 1st edition, one of each way in which they work.
#include <catch2/catch.hpp>

#include "rules/first/parts.hpp"
#include "rules/play/attack.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_examples {
using namespace test;
namespace {

using rules::Game;
using state::Face;
using state::Phase;
using state::Side;

// Gap of the bases in mm; B looks at A.
state::Piece target(const std::string& id, double gap, const std::vector<std::string>& cards = {},
                    const std::string& pilot = "1e-pilot-academypilot") {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
Arena fight(const std::string& pilot, const std::vector<std::string>& cards, std::vector<state::Piece> others) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", Phase::engagement);
}
void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}

}  // namespace

TEST_CASE("Wedge Antilles: the defender's agility counts one less [1e-pilot-wedgeantilles]", "[first]") {
  Arena arena = fight("1e-pilot-wedgeantilles", {}, {target("B", 150)});
  arena.says("attack", "primary:0>B");
  arena.dice({Face::hit, Face::hit, Face::blank});
  arena.dice({Face::evade, Face::blank});  // a TIE fighter has agility 3
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("Luke Skywalker: one focus result is an evade [1e-pilot-lukeskywalker]", "[first]") {
  Arena arena = fight("1e-pilot-academypilot", {}, {target("B", 150, {}, "1e-pilot-lukeskywalker")});
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::hit});
  arena.dice({Face::focus, Face::focus}).says("modify-defense", "1e-pilot-lukeskywalker");
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena.offered("modify-defense", "1e-pilot-lukeskywalker") != nullptr);
}

TEST_CASE("Howlrunner: friends at range 1 reroll one die of a primary attack [1e-pilot-howlrunner]", "[first]") {
  state::Piece howlrunner = piloted("H", "1e-pilot-howlrunner", Side::player, 557, 300);
  Arena arena = fight("1e-pilot-academypilot", {}, {howlrunner, target("B", 150)});
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::hit});
  arena.says("modify-attack", "1e-pilot-howlrunner").says("reroll", "0").dice({Face::hit});
  arena.dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(damage_to(arena, "B") == 2);
}

TEST_CASE("Garven Dreis: a spent focus token goes to a friend [1e-pilot-garvendreis]", "[first]") {
  state::Piece friendly = piloted("F", "1e-pilot-rookiepilot", Side::player, 557, 300);
  Arena arena = fight("1e-pilot-garvendreis", {}, {friendly, target("B", 150)});
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::hit, Face::blank}).says("modify-attack", "focus");
  arena.says("effect", "1e-pilot-garvendreis");
  arena.dice({Face::blank, Face::blank, Face::blank});
  engage(arena);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["F"].tokens.focus == 1);
}

TEST_CASE("Push the Limit: a second action for a stress token, once a round [1e-upgrade-pushthelimit][1e-action-11]",
          "[first]") {
  Arena arena({piloted("A", "1e-pilot-sabersquadronpilot", Side::player, 457, 300, 0, {"1e-upgrade-pushthelimit"})},
              "1e");
  arena.says("action", "focus").says("effect", "1e-upgrade-pushthelimit").says("action", "evade");
  arena.run([](Game& game) { rules::perform_action_step(game, "A", false); });
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].tokens.stress == 1);
}

TEST_CASE("Marksmanship: one focus result is a critical hit, the others are hits [1e-upgrade-marksmanship]",
          "[first]") {
  Arena arena = fight("1e-pilot-wedgeantilles", {"1e-upgrade-marksmanship"}, {target("B", 150)});
  arena.says("action", "1e-upgrade-marksmanship");
  arena.run([](Game& game) { rules::perform_action_step(game, "A", false); });
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-marksmanship");
  arena.dice({Face::blank, Face::blank});
  engage(arena);
  CHECK(arena["B"].ship.damage.size() == 2);
  CHECK(arena["B"].ship.damage.back().faceup);
}

TEST_CASE("Ion Cannon: a hit is 1 damage and 1 ion token [1e-upgrade-ioncannon][1e-attack-31][1e-attack-35]",
          "[first]") {
  Arena arena = fight("1e-pilot-goldsquadronpilot", {"1e-upgrade-ioncannon"}, {target("B", 250)});
  arena.says("attack", "1e-upgrade-ioncannon>B").dice({Face::hit, Face::crit, Face::hit});
  arena.dice({Face::blank, Face::blank, Face::blank});  // no die more at range 3
  engage(arena);
  CHECK(damage_to(arena, "B") == 1);
  CHECK(arena["B"].tokens.ion == 1);
}

}  // namespace plotboard::first_cards_examples
