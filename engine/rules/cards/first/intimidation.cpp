#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Against every attacker; several carriers add up.
void intimidation(Effects& all) {
  adds<-1>(all, "1e-upgrade-intimidation", Window::agility, [](const Game& game, const Occasion& occasion) {
    return state::are_enemies(owner_of(game, occasion).side, game.piece(occasion.subject).side) &&
           touches(game, occasion.owner, occasion.subject);
  }).anyone = true;
}

}  // namespace plotboard::rules::effects::first
