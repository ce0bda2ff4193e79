#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// The defender and whoever stands beside it, the attacker too (1e-jam-9).
void scrambler_missiles(Effects& all) {
  hits_with<Harm::none>(all, "1e-upgrade-scramblermissiles", [](Game& game, Occasion& occasion) {
    Ids jammed = all_within(game, occasion.other, 1, 1);
    jammed.insert(jammed.begin(), occasion.other);
    const state::Side side = game.piece(occasion.subject).side;
    for (const Id each : jammed) gain(game, each, Token::jam, 1, "1e-upgrade-scramblermissiles", side);
  });
}

}  // namespace plotboard::rules::effects::first
