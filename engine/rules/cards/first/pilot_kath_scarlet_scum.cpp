#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_kath_scarlet_scum(Effects& all) {
  adds<1>(all, "1e-pilot-kathscarlet-firespray31-scumandvillainy", Window::attack_dice,
          [](const Game& game, const Occasion& occasion) {
            const Id defender = attack_in(game, occasion).defender;
            return is_in_arc(game, defender, geom::ArcKind::rear, occasion.owner);
          });
}

}  // namespace plotboard::rules::effects::first
