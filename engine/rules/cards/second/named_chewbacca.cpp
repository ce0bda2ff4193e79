#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_chewbacca(Effects& all) {
  squad_may(
      all, "pilot:chewbacca", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        const auto& damage = bearer(game, occasion).ship.damage;
        const auto index = static_cast<std::size_t>(occasion.value);
        return has_charge(game, occasion) && index < damage.size() && damage[index].faceup;
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        game.emit(state::DamageTurned{occasion.owner, static_cast<std::size_t>(occasion.value), false});
        occasion.stopped = true;
      });
}

}  // namespace plotboard::rules::effects
