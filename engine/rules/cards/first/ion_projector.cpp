#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void ion_projector(Effects& all) {
  must(all, "1e-upgrade-ionprojector", Window::after_maneuver, came_to_rest_on_owner,
       [](Game& game, Occasion& occasion) {
         const Id victim = occasion.subject;
         if (!is_damage(throw_die(game, occasion, occasion.owner, state::DieKind::attack))) return;
         gain(game, victim, Token::ion, 1, "1e-upgrade-ionprojector", game.piece(occasion.owner).side);
       })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
