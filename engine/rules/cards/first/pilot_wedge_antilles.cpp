#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_wedge_antilles(Effects& all) {
  adds<-1>(all, "1e-pilot-wedgeantilles", Window::agility, [](const Game& game, const Occasion& occasion) {
    const state::Attack* attack = occasion.attack != nullptr ? occasion.attack : game.attack();
    return attack != nullptr && attack->attacker == occasion.owner && attack->defender == occasion.subject;
  }).anyone = true;
}

}  // namespace plotboard::rules::effects::first
