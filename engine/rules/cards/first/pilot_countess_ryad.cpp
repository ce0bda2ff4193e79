#include "rules/board/field.hpp"
#include "rules/cards/first/parts_maneuvers.hpp"

namespace plotboard::rules::effects::first {

// The turn need not be on the dial; it has the colour of the straight that was revealed.
void pilot_countess_ryad(Effects& all) {
  keeps_colour(all, "1e-pilot-countessryad");
  may(
      all, "1e-pilot-countessryad", Window::after_reveal,
      [](const Game& game, const Occasion& occasion) {
        const auto& dial = owner_of(game, occasion).ship.dial;
        const Field& field = field_of(game);
        return dial && dial->bearing == geom::Bearing::straight &&
               flyable(field, *field.ship(occasion.owner), {dial->speed, geom::Bearing::koiogran_turn});
      },
      [](Game& game, Occasion& occasion) {
        fly_instead(game, occasion, {owner_of(game, occasion).ship.dial->speed, geom::Bearing::koiogran_turn});
      })
      .worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects::first
