#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void punishing_one(Effects& all) {
  squad_adds<1>(all, "punishing-one", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return makes_primary_attack(game, occasion) &&
           is_in_arc(game, attack_in(game, occasion).defender, geom::ArcKind::front, occasion.owner);
  });
}

}  // namespace plotboard::rules::effects
