#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void flechette_cannon(Effects& all) {
  hits_with<Harm::none>(all, "1e-upgrade-flechettecannon", [](Game& game, Occasion& occasion) {
    const Id defender = occasion.other;
    suffer(game, defender, 1, 0, "1e-upgrade-flechettecannon");
    if (!is_stressed(game.piece(defender))) gain(game, defender, Token::stress, 1, "1e-upgrade-flechettecannon");
  });
}

}  // namespace plotboard::rules::effects::first
