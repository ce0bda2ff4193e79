#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Hit or miss, after each attack: its price needs 1 hull left (1e-dmg-19). No damage of the attack (1e-attack-46).
void darth_vader(Effects& all) {
  static constexpr int kPrice = 2;
  Effect& chokes = may(
      all, "1e-upgrade-darthvader", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        const state::ShipState& ship = owner_of(game, occasion).ship;
        return attacks(game, occasion) && !ship.destroyed && ship.hull_left() > 0 && can_suffer(game, occasion.other) &&
               !game.piece(occasion.other).ship.destroyed;
      },
      [](Game& game, Occasion& occasion) {
        const Id enemy = occasion.other;
        suffer(game, occasion.owner, kPrice, 0, "1e-upgrade-darthvader");
        suffer(game, enemy, 0, 1, "1e-upgrade-darthvader");
      });
  chokes.worth = [](Game& game, const Occasion& occasion) {
    const state::ShipState& own = game.piece(occasion.owner).ship;
    const state::ShipState& other = game.piece(occasion.other).ship;
    return own.hull_left() + own.shields > kPrice && other.hull_left() + other.shields <= 2;
  };
}

}  // namespace plotboard::rules::effects::first
