#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

std::optional<geom::Maneuver> mirrored(const Game& game, Id ship) {
  const auto& now = game.piece(ship).ship.dial;
  const data::Ship* type = game.type_of(ship);
  if (!now || type == nullptr) return std::nullopt;
  geom::Maneuver other = *now;
  switch (now->bearing) {
    case geom::Bearing::turn_left:
      other.bearing = geom::Bearing::turn_right;
      break;
    case geom::Bearing::turn_right:
      other.bearing = geom::Bearing::turn_left;
      break;
    case geom::Bearing::bank_left:
      other.bearing = geom::Bearing::bank_right;
      break;
    case geom::Bearing::bank_right:
      other.bearing = geom::Bearing::bank_left;
      break;
    default:
      return std::nullopt;
  }
  return type->dial.has(other) ? std::optional(other) : std::nullopt;
}

}  // namespace

void slave_i(Effects& all) {
  squad_may(
      all, "slave-i", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) { return mirrored(game, occasion.owner).has_value(); },
      [](Game& game, Occasion& occasion) {
        game.emit(state::DialSet{occasion.owner, mirrored(game, occasion.owner)});
      })
      .worth = [](Game&, const Occasion&) { return false; };  // it was dialled to be flown
}

}  // namespace plotboard::rules::effects
