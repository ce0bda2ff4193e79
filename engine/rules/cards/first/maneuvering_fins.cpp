#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

// A turn becomes the bank of its speed to the same side, where the dial has it; so a stressed ship may leave a red turn
// (1e-stress-4).
void maneuvering_fins(Effects& all) {
  static constexpr auto bank_of = [](geom::Maneuver turn) {
    const bool left = turn.bearing == geom::Bearing::turn_left;
    return geom::Maneuver{turn.speed, left ? geom::Bearing::bank_left : geom::Bearing::bank_right};
  };
  static constexpr auto is_turn = [](geom::Maneuver maneuver) {
    return maneuver.bearing == geom::Bearing::turn_left || maneuver.bearing == geom::Bearing::turn_right;
  };
  may(
      all, "1e-upgrade-maneuveringfins", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) {
        const auto& dial = owner_of(game, occasion).ship.dial;
        return dial && is_turn(*dial) && printed_difficulty(game, occasion.owner, bank_of(*dial)).has_value();
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::DialSet{occasion.owner, bank_of(*owner_of(game, occasion).ship.dial)});
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return flight_of(game, occasion.owner, *game.piece(occasion.owner).ship.dial).substituted;
  };
}

}  // namespace plotboard::rules::effects::first
