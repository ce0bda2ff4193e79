#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// It may be tried without a facedown card too.
void r5_d8(Effects& all) {
  Effect& mends = action(all, "1e-upgrade-r5d8", nullptr, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    const Face face = game.roll(ship, state::DieKind::defense, 1, just(words::Card{occasion.card})).front();
    if (face == Face::evade || face == Face::focus) repair_facedown(game, ship, "1e-upgrade-r5d8");
  });
  mends.worth = [](Game& game, const Occasion& occasion) {
    const auto& damage = game.piece(occasion.owner).ship.damage;
    return std::any_of(damage.begin(), damage.end(), [](const state::DamageCard& card) { return !card.faceup; });
  };
}

}  // namespace plotboard::rules::effects::first
