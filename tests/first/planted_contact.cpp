// Ships that come to lie flush with a huge one have not overlapped it.
#include "first/rules_r3.hpp"

namespace plotboard::first_planted_contact {
using namespace first_rules_r3;

TEST_CASE(
    "A small ship that ends flush with a huge one, its maneuver done in full, throws no die [huge-overlap-13]"
    "[huge-overlap-14][1e-overlap-1]",
    "[first]") {
  Arena arena = play({transport(Side::enemy, 457, 300), piloted("X", kRookie, Side::player, 457 + 40 + 20, 180)});
  arena.says("action", "focus");
  activate(arena, "3F", "X");
  CHECK(arena["X"].pose == pose(517, 340));
  CHECK(arena["X"].tokens.focus == 1);
  CHECK(damage_to(arena, "X") == 0);
}

TEST_CASE("A huge ship that ends flush with another one damages neither [huge-overlap-1][huge-overlap-3]", "[first]") {
  Arena arena = play({transport(Side::player, 457, 300), piloted("B", kGozanti, Side::enemy, 457 + 80, 420)});
  arena.passes("action");
  activate(arena, "1F");
  CHECK(arena["A"].pose.x == pose(457, 0).x);
  CHECK(damage_to(arena, "A") == 0);
  CHECK(damage_to(arena, "B") == 0);
}

}  // namespace plotboard::first_planted_contact
