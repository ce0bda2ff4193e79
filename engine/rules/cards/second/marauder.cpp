#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void marauder(Effects& all) {
  squad_rerolls<1>(all, "marauder", Window::modify_attack, [](const Game& game, const Occasion& occasion) {
    return makes_primary_attack(game, occasion) && attack_in(game, occasion).arc == geom::ArcKind::rear;
  });
}

}  // namespace plotboard::rules::effects
