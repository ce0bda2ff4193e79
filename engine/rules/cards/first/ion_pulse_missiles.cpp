#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void ion_pulse_missiles(Effects& all) {
  hits_with<Harm::none>(all, "1e-upgrade-ionpulsemissiles", [](Game& game, Occasion& occasion) {
    constexpr int kTokens = 2;
    suffer(game, occasion.other, 1, 0, "1e-upgrade-ionpulsemissiles");
    gain(game, occasion.other, Token::ion, kTokens, "1e-upgrade-ionpulsemissiles", game.piece(occasion.subject).side);
  });
}

}  // namespace plotboard::rules::effects::first
