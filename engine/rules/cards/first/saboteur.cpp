#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void saboteur(Effects& all) {
  action(
      all, "1e-upgrade-saboteur",
      [](const Game& game, const Occasion& occasion) { return !enemies_within(game, occasion.owner, 1, 1).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id enemy = pick_ship(game, ship, enemies_within(game, ship, 1, 1), "1e-upgrade-saboteur", false);
        const Face face = game.roll(ship, state::DieKind::attack, 1, just(words::Card{occasion.card})).front();
        if (face == Face::hit || face == Face::crit) expose(game, enemy, "1e-upgrade-saboteur");
      })
      .worth = [](Game& game, const Occasion& occasion) {
    for (const Id enemy : enemies_within(game, occasion.owner, 1, 1)) {
      for (const state::DamageCard& card : game.piece(enemy).ship.damage) {
        if (!card.faceup) return true;
      }
    }
    return false;
  };
}

}  // namespace plotboard::rules::effects::first
