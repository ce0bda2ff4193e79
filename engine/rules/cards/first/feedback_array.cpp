#include <algorithm>

#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// In place of all its attacks, and once a Combat phase (1e-golden-8). Who has no hull left cannot pay (1e-dmg-19).
void feedback_array(Effects& all) {
  may(
      all, "1e-upgrade-feedbackarray", Window::before_engage,
      [](const Game& game, const Occasion& occasion) {
        return has_attacks_to_give_up(game, occasion.owner) && owner_of(game, occasion).ship.hull_left() > 0 &&
               !enemies_within(game, occasion.owner, 1, 1).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Ids enemies = enemies_within(game, ship, 1, 1);
        give_up_attacks(game, ship);
        gain(game, ship, Token::ion, 1, "1e-upgrade-feedbackarray");
        suffer(game, ship, 1, 0, "1e-upgrade-feedbackarray");
        const Id victim = pick_ship(game, ship, enemies, "1e-upgrade-feedbackarray", false);
        if (!victim.empty()) suffer(game, victim, 1, 0, "1e-upgrade-feedbackarray");
      })
      .worth = [](Game& game, const Occasion& occasion) {  // a sure kill only
    const Ids enemies = enemies_within(game, occasion.owner, 1, 1);
    const auto falls = [&](Id each) {
      const state::ShipState& ship = game.piece(each).ship;
      return ship.shields + ship.hull_left() == 1;
    };
    const state::ShipState& own = game.piece(occasion.owner).ship;
    return own.shields + own.hull_left() > 1 && std::any_of(enemies.begin(), enemies.end(), falls);
  };
}

}  // namespace plotboard::rules::effects::first
