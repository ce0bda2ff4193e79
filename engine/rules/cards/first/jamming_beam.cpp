#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void jamming_beam(Effects& all) {
  hits_with<Harm::none>(all, "1e-upgrade-jammingbeam", [](Game& game, Occasion& occasion) {
    gain(game, occasion.other, Token::jam, 1, "1e-upgrade-jammingbeam", game.piece(occasion.subject).side);
  });
}

}  // namespace plotboard::rules::effects::first
