// Effects that random play seldom brings to work.
#include "cards_u1.hpp"

namespace plotboard::soak_effects {
using namespace first_cards_u1;

TEST_CASE(
    "Plasma Torpedoes: the shield goes although another ship has taken all the damage [1e-upgrade-plasmatorpedoes]",
    "[first]") {
  const std::string card = "1e-upgrade-plasmatorpedoes";
  Arena arena = fight(kXwing, {card},
                      {enemy("B", 150, {}, kXwing), piloted("H", "1e-pilot-wedgeantilles", Side::enemy, 557, 490, 180,
                                                            {"1e-upgrade-drawtheirfire"})});
  arena.edit("A").lock = "B";
  arena.says("attack", card + ">B").dice({Face::crit, Face::blank, Face::blank, Face::blank});
  arena.dice({Face::blank, Face::blank}).says("effect", "1e-upgrade-drawtheirfire");
  engage(arena);
  CHECK(damage_to(arena, "H") == 1);
  CHECK(arena["B"].ship.shields == 1);
  CHECK(arena["B"].ship.damage.empty());
}

TEST_CASE("\"Epsilon Ace\": skill 12 again when Determination has rid it of its card [1e-pilot-epsilonace]",
          "[first]") {
  Arena arena = fight("1e-pilot-epsilonace", {"1e-upgrade-determination"}, {});
  arena.edit("A").ship.shields = 0;
  arena.run([](Game& game) { rules::moment_for_all(game, rules::Window::setup); });
  const bool first = GENERATE(true, false);
  arena.next_cards(Side::player, {201});   // Blinded Pilot
  arena.says("order", first ? "0" : "1");  // its card, its pilot
  arena.run([](Game& game) { rules::suffer(game, "A", 0, 1, "1e-attack-34"); });
  CHECK(arena["A"].ship.damage.empty());
  CHECK(arena["A"].initiative == 12);
}

}  // namespace plotboard::soak_effects
