// Effects of other ships in an attack, what replaces destruction, and sides of several players.
#include "first/rules_r2.hpp"
#include "rules/play/round.hpp"

namespace plotboard::first_rules_r2_7 {
using namespace first_rules_r2;

TEST_CASE("A reroll that another ship grants is that ship's own [1e-attack-45]", "[first]") {
  // Snap Shot's dice may not be changed by its own ship, M9-G8's ship may.
  state::Piece helper = wingman("F", 60, {"1e-upgrade-m9g8"});
  helper.lock = "A";
  Arena arena = fight(kXwing, {"1e-upgrade-snapshot"}, {helper, enemy("B", 60)});
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").lock = "B";
  arena.says("attack", "1e-upgrade-snapshot>B").dice({Face::focus, Face::blank});
  arena.says("modify-attack", "1e-upgrade-m9g8").says("reroll", "1").dice({Face::hit}).dice(blanks(3));
  engage(arena);
  CHECK(verdict_on(arena, "modify-attack", "focus") != "legal");
  CHECK(verdict_on(arena, "modify-attack", "lock") != "legal");
  CHECK(damage_to(arena, "B") == 1);
}

TEST_CASE("What happens instead of destruction comes before any effect after the attack [1e-timing-4]", "[first]") {
  Arena arena = fight(kXwing, {"1e-upgrade-ruthlessness"},
                      {enemy("B", 150, {}, "1e-pilot-teltrevura"), at("C", kTie, Side::enemy, 560, 490, 180)});
  no_shields(arena, "B");
  for (int i = 0; i < 4; ++i) lay_facedown(arena, "B", 213);
  arena.says("attack", "primary:0>B").dice({Face::hit, Face::blank, Face::blank}).dice(blanks(2));
  engage(arena);
  const auto spared = place_of<state::DamageDiscarded>(arena, [](const auto& it) { return it.id == "B"; });
  const auto after = place_of<state::DamageDealt>(arena, [](const auto& it) { return it.id == "C"; });
  CHECK_FALSE(arena["B"].ship.destroyed);
  CHECK(spared >= 0);
  CHECK(spared < after);
}

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

}  // namespace plotboard::first_rules_r2_7
