#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void maul(Effects& all) {
  squad_may(all, "maul", Window::after_damage, lacks_force, [](Game& game, Occasion& occasion) {
    be_stressed(game, occasion);
    game.emit(state::ForceChanged{occasion.owner, 1});
  }).worth = [](Game& game, const Occasion& occasion) { return is_unstressed(game, occasion); };
}

}  // namespace plotboard::rules::effects
