#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// For every friendly attacker, this ship too.
void pilot_etahn_abaht(Effects& all) {
  offers(
      all, "1e-pilot-etahnabaht", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return game.friendly(occasion.owner, occasion.subject) && any(game, true, Face::hit) &&
               band_in_arc(game, occasion.other, geom::ArcKind::front, occasion.owner) <= 3;
      },
      [](Game& game, Occasion&) { turn(game, true, Face::hit, Face::crit, 1); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
