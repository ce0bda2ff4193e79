#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// It has been dealt faceup all the same (1e-dmg-9). Cards that are only turned up stay so (1e-dmg-6).
void pilot_chewbacca(Effects& all) {
  must(
      all, "1e-pilot-chewbacca", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).ship.damage.at(static_cast<std::size_t>(occasion.value)).faceup;
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::DamageTurned{occasion.owner, static_cast<std::size_t>(occasion.value), false});
        occasion.stopped = true;
      });
}

}  // namespace plotboard::rules::effects::first
