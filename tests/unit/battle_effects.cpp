#include "unit/battle_effects.hpp"

#include <cstdint>

#include "rules/play/activation.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::test {

void fly(Arena& arena, int speed, geom::Bearing bearing, geom::Difficulty difficulty) {
  arena.run([&](rules::Game& game) {
    rules::execute_maneuver(game, "A", {{static_cast<std::int8_t>(speed), bearing}, difficulty},
                            rules::ManeuverKind::activation);
  });
  arena.expect_all_said();
}
Arena& engage(Arena& arena) {
  engages(arena).expect_all_said();
  return arena;
}

bool legal(Arena& arena, const std::string& key) { return verdict(arena, key) == "legal"; }
int charges(const Arena& arena, const std::string& card) { return arena["A"].ship.card(card)->charges; }

}  // namespace plotboard::test
