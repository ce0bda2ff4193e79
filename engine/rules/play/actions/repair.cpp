#include "rules/play/actions.hpp"
#include "rules/play/damage.hpp"

namespace plotboard::rules {

bool repair_action(Game& game, Id ship, int damage_number) {
  const auto& damage = game.piece(ship).ship.damage;
  for (std::size_t i = 0; i < damage.size(); ++i) {
    if (!damage[i].faceup || damage[i].number != damage_number) continue;
    repair_faceup(game, ship, i, "2e-damage-deck-9");
    return true;
  }
  return false;
}

}  // namespace plotboard::rules
