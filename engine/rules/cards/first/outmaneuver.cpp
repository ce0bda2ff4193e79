#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// All kinds of arcs count, of turrets the printed one (1e-arc-6, -8, -11).
void outmaneuver(Effects& all) {
  adds<-1>(all, "1e-upgrade-outmaneuver", Window::agility, [](const Game& game, const Occasion& occasion) {
    const state::Attack* attack = occasion.attack != nullptr ? occasion.attack : game.attack();
    return attack != nullptr && attack->attacker == occasion.owner && attack->defender == occasion.subject &&
           is_in_any_arc(game, occasion.subject, occasion.owner) &&
           !is_in_any_arc(game, occasion.owner, occasion.subject);
  }).anyone = true;
}

}  // namespace plotboard::rules::effects::first
