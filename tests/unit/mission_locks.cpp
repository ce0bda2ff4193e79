// What becomes of an AI ship's lock after its attack.
#include <catch2/catch.hpp>

#include "mission_stage.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::mission_locks {
namespace {

using state::Side;
using test::faces;
using test::fighter;
using test::Stage;

// B has locked P1 or P2 and attacks P1; the lock it is left with.
std::string lock_after(const std::string& faction, bool by_ai, const std::string& locked) {
  state::Piece attacker = fighter("B", "z95af4headhunter", Side::enemy, 457, 500, 180);
  attacker.faction = faction;
  attacker.ai = by_ai;
  attacker.lock = locked;
  Stage stage({attacker, fighter("P1", "tielnfighter", Side::player, 457, 350),
               fighter("P2", "tielnfighter", Side::player, 557, 350)},
              test::staged_mission(), state::Phase::engagement);
  stage.says("attack", "primary:0>P1").dice(faces("hh"));
  if (locked == "P1") stage.says("modify-attack", "done");
  stage.dice(faces("eee"));
  stage.engage("B");
  REQUIRE(test::count_events<state::AttackEnded>(stage) == 1);
  CHECK(stage.told("fga-3.1.1-7") == (stage["B"].lock != locked));
  return stage["B"].lock;
}

}  // namespace

TEST_CASE("A Scum Z-95 is left with no lock on the ship that it has attacked, spent or not", "[mission][fga-3.1.1-7]") {
  CHECK(lock_after("scumandvillainy", true, "P1").empty());
  CHECK(lock_after("scumandvillainy", true, "P2") == "P2");   // it did not attack that one
  CHECK(lock_after("rebelalliance", true, "P1") == "P1");     // its card says nothing of the kind
  CHECK(lock_after("scumandvillainy", false, "P1") == "P1");  // nor does any card to a person
}

}  // namespace plotboard::mission_locks
