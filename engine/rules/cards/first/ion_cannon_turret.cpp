#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void ion_cannon_turret(Effects& all) {
  hits_with<Harm::none>(all, "1e-upgrade-ioncannonturret", [](Game& game, Occasion& occasion) {
    suffer(game, occasion.other, 1, 0, "1e-upgrade-ioncannonturret");
    gain(game, occasion.other, Token::ion, 1, "1e-upgrade-ioncannonturret", game.piece(occasion.subject).side);
  });
}

}  // namespace plotboard::rules::effects::first
