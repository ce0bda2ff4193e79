#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_backdraft(Effects& all) {
  offers(
      all, "1e-pilot-backdraft", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) &&
               is_in_arc(game, attack_in(game, occasion).defender, geom::ArcKind::rear, occasion.owner);
      },
      [](Game& game, Occasion&) { add_die(game, true, Face::crit); });
}

}  // namespace plotboard::rules::effects::first
