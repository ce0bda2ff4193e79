#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The Imperial one: a bank to the other side at the same speed, in that one's own colour (1e-man-17).
void pilot_boba_fett(Effects& all) {
  may(
      all, "1e-pilot-bobafett-firespray31-galacticempire", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) {
        const auto& dial = owner_of(game, occasion).ship.dial;
        return dial && (dial->bearing == geom::Bearing::bank_left || dial->bearing == geom::Bearing::bank_right);
      },
      [](Game& game, Occasion& occasion) {
        geom::Maneuver turned = *owner_of(game, occasion).ship.dial;
        const bool left = turned.bearing == geom::Bearing::bank_left;
        turned.bearing = left ? geom::Bearing::bank_right : geom::Bearing::bank_left;
        game.emit(state::DialSet{occasion.owner, turned});
      });
}

}  // namespace plotboard::rules::effects::first
