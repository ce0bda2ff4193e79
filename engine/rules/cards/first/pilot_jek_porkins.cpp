#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// Each token by itself. Dropped in time it does not cost the action of a red maneuver (1e-stress-7).
void pilot_jek_porkins(Effects& all) {
  must(
      all, "1e-pilot-jekporkins", Window::token_gained,
      [](const Game&, const Occasion& occasion) { return occasion.word == "stress"; },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        for (int left = occasion.value; left > 0; --left) {
          if (!game.in_play(ship) || !is_stressed(game.piece(ship))) return;
          if (!wants(game, occasion, ship, game.piece(ship).ship.hull_left() > 1)) return;
          lose(game, ship, Token::stress, 1, "1e-pilot-jekporkins");
          // Past shields; a critical result does nothing.
          const bool hurts = throw_die(game, occasion, ship, state::DieKind::attack) == Face::hit;
          if (hurts) deal_card(game, ship, false, "1e-pilot-jekporkins");
        }
      });
}

}  // namespace plotboard::rules::effects::first
