// What the bot of the 1st edition does not do: coordinate stressed friends, cloak before a shot, fly over friends ...
#include <algorithm>
#include <catch2/catch.hpp>

#include "ai/pilot.hpp"
#include "geom/maneuver.hpp"
#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/play/actions.hpp"
#include "support/catalog.hpp"
#include "support/first.hpp"
#include "support/pieces.hpp"

namespace plotboard::first_bot_avoids {
namespace {

using namespace test;
using rules::Game;
using state::Phase;
using state::Side;

constexpr const char* kXwing = "1e-pilot-rookiepilot";
constexpr const char* kTie = "1e-pilot-academypilot";
constexpr const char* kTransport = "1e-pilot-gr75mediumtransport";

std::string bot(Arena& arena, const char* kind, const std::vector<std::string>& keys) {
  Game game(catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, kind, "A", "1e-action-1", {});
  for (const std::string& key : keys) choice.options.push_back(rules::option(key, {}));
  return ai::bot_advise(game, choice).answer.key.text();
}

TEST_CASE("The bot leaves a stressed friend out where it coordinates, in whatever order they stand [1e-coord-2]",
          "[first]") {
  Arena arena({piloted("A", kTransport, Side::player, 457, 300), piloted("F", kXwing, Side::player, 580, 300),
               piloted("H", kXwing, Side::player, 640, 300)},
              "huge-1e");
  arena.edit("F").ship.actions = {"focus"};
  arena.edit("H").tokens.stress = 1;  // it has not acted, else it would be the better one
  CHECK(bot(arena, "coordinate", {"H", "F"}) == "F");
  CHECK(bot(arena, "coordinate", {"F", "H"}) == "F");
}

TEST_CASE("The bot gives up what is no weapon first [1e-upgrade-bobafett]", "[first]") {
  Arena arena({piloted("A", kXwing, Side::player, 457, 300)}, "1e");
  const std::vector<std::string> both{"1e-upgrade-protontorpedoes", "1e-upgrade-gunner"};
  CHECK(bot(arena, "upgrade", both) == "1e-upgrade-gunner");
  CHECK(bot(arena, "upgrade", {both[1], both[0]}) == "1e-upgrade-gunner");
}

TEST_CASE("The bot does not cloak a ship that has somebody to shoot at [1e-cloak-1]", "[first]") {
  Arena arena({piloted("A", "1e-pilot-shadowsquadronpilot", Side::player, 457, 300),
               piloted("B", "1e-pilot-redsquadronpilot", Side::enemy, 400, 480, 180),
               piloted("C", "1e-pilot-redsquadronpilot", Side::enemy, 457, 480, 180),
               piloted("D", "1e-pilot-redsquadronpilot", Side::enemy, 514, 480, 180)},
              "1e");
  CHECK(bot(arena, "action", {"cloak", "pass"}) == "pass");
  for (const char* id : {"B", "C", "D"})
    arena.edit(id).pose.y = arena.edit("A").pose.y;  // beside it: nobody to shoot at
  arena.edit("B").pose = pose(300, 300, 90);
  arena.edit("C").pose = pose(300, 350, 90);
  arena.edit("D").pose = pose(300, 250, 90);
  CHECK(bot(arena, "action", {"cloak", "pass"}) == "cloak");
}

TEST_CASE("The bot's huge ship flies over no friend [huge-overlap-4]", "[first]") {
  // Straight ahead is the way to the enemy, and a friend stands on it.
  Arena arena({piloted("A", kTransport, Side::player, 457, 200), piloted("F", kTie, Side::player, 457, 440),
               piloted("B", kXwing, Side::enemy, 457, 850, 180)},
              "huge-1e", Phase::planning);
  Game game(catalog(), arena.table, {}, nullptr);
  const geom::Maneuver chosen = ai::bot_dial(game, "A");
  const rules::Field field(catalog(), arena.table);
  CHECK_FALSE(rules::fly(field, *field.ship("A"), *geom::maneuver_from_code("3F")).crushed.empty());
  CHECK(rules::fly(field, *field.ship("A"), chosen).crushed.empty());
}

// Can it fly on for that many rounds without leaving the area? A red maneuver bars the next red one.
bool flies_on(const rules::Field& field, const data::Ship& type, const geom::Pose& from, int rounds, bool stressed) {
  if (rounds == 0) return true;
  return std::any_of(type.dial.entries.begin(), type.dial.entries.end(), [&](const data::DialEntry& entry) {
    const bool red = entry.difficulty == geom::Difficulty::red;
    if (red && stressed) return false;
    const rules::MoveOutcome outcome = rules::fly_from(field, *field.ship("A"), from, entry.maneuver);
    return !outcome.left_area && flies_on(field, type, outcome.end, rounds - 1, red);
  });
}

TEST_CASE("The bot dials no maneuver into a corner that has no way out two rounds later [1e-flee-1]", "[first]") {
  Arena arena({piloted("A", kXwing, Side::player, 160, 740, 285), piloted("B", kTie, Side::enemy, 60, 880, 180)}, "1e",
              Phase::planning);
  Game game(catalog(), arena.table, {}, nullptr);
  const Arena alone({piloted("A", kXwing, Side::player, 160, 740, 285)}, "1e");  // others will not stop it
  const rules::Field field(catalog(), alone.table);
  const data::Ship& type = *game.type_of("A");
  const auto leads_on = [&](geom::Maneuver maneuver) {
    const bool red = type.dial.difficulty_of(maneuver) == geom::Difficulty::red;
    return flies_on(field, type, rules::fly(field, *field.ship("A"), maneuver).end, 2, red);
  };
  CHECK_FALSE(leads_on(*geom::maneuver_from_code("1N")));  // which has a way on for one round
  CHECK(leads_on(ai::bot_dial(game, "A")));
}

}  // namespace
}  // namespace plotboard::first_bot_avoids
