#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Token and move belong to the attack (1e-tractor-10).
void tractor_beam(Effects& all) {
  hits_with<Harm::none>(all, "1e-upgrade-tractorbeam", [](Game& game, Occasion& occasion) {
    gain(game, occasion.other, Token::tractor, 1, "1e-upgrade-tractorbeam", game.piece(occasion.subject).side);
  });
}

}  // namespace plotboard::rules::effects::first
