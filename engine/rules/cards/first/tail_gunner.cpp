#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void tail_gunner(Effects& all) {
  adds<-1>(all, "1e-upgrade-tailgunner", Window::agility, [](const Game& game, const Occasion& occasion) {
    const state::Attack* attack = occasion.attack != nullptr ? occasion.attack : game.attack();
    return attack != nullptr && attack->attacker == occasion.owner && attack->defender == occasion.subject &&
           attack->arc == geom::ArcKind::rear && is_primary(*attack);
  }).anyone = true;
}

}  // namespace plotboard::rules::effects::first
