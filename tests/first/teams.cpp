// Sides of several players.
#include "first/attacks.hpp"
#include "rules/play/round.hpp"

namespace plotboard::first_teams {
using namespace first_attacks;

TEST_CASE("A team wins as long as one of its ships remains [1e-event-6]", "[first]") {
  for (const bool friend_left : {true, false}) {
    Arena arena = fight(kXwing, {}, {wingman("F", 60), enemy("B", 300)}, Phase::end);
    for (const char* gone : {"A", "B"}) arena.edit(gone).ship.destroyed = arena.edit(gone).ship.removed = true;
    if (!friend_left) arena.edit("F").ship.destroyed = arena.edit("F").ship.removed = true;
    arena.run([](Game& game) { rules::advance(game); });
    const std::string result = friend_left ? "player" : "draw";
    CHECK(place_of<state::BattleEnded>(arena, [&](const auto& it) { return it.result == result; }) >= 0);
  }
}

TEST_CASE("Abilities for friends reach every ship of the team, of whatever faction and whoever's it is [1e-event-5]",
          "[first]") {
  // The rule's example: Epsilon Leader, with an X-wing and a scum ship of his team's other players beside him.
  state::Piece rebel = wingman("F", 80), scum = wingman("G", 20, {}, "1e-pilot-jakkugunrunner");
  rebel.squad = "Anna's";
  scum.squad = "Ben's";
  rebel.faction = "rebelalliance";
  scum.faction = "scumandvillainy";
  Arena arena = fight("1e-pilot-epsilonleader", {}, {rebel, scum, enemy("E", 50, {}, kTie)});
  arena.edit("A").faction = "firstorder";
  for (const char* id : {"A", "F", "G", "E"}) arena.edit(id).tokens.stress = 2;
  begin_combat(arena);
  for (const char* id : {"A", "F", "G"}) CHECK(arena[id].tokens.stress == 1);
  CHECK(arena["E"].tokens.stress == 2);
  // And what spares friends spares them.
  CHECK(shots_at(arena, "A", "F") == 0);
  CHECK(shots_at(arena, "A", "G") == 0);
}

}  // namespace plotboard::first_teams
