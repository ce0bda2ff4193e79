#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// One critical damage and one ion token, however many results were left (1e-attack-31).
void ion_cannon_battery(Effects& all) {
  hits_with<Harm::none>(all, "1e-upgrade-ioncannonbattery", [](Game& game, Occasion& occasion) {
    suffer(game, occasion.other, 0, 1, "1e-upgrade-ioncannonbattery");
    gain(game, occasion.other, Token::ion, 1, "1e-upgrade-ioncannonbattery", game.piece(occasion.subject).side);
  });
}

}  // namespace plotboard::rules::effects::first
