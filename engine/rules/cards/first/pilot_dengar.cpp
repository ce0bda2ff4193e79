#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// At that attacker alone, and also by a ship that the attack has destroyed (1e-timing-6, -8).
void pilot_dengar(Effects& all) {
  must(
      all, "1e-pilot-dengar", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = game.attack()->attacker;
        return defends(game, occasion) && is_fresh(game, occasion) && game.in_play(occasion.owner) &&
               !owner_of(game, occasion).ship.has_mark(kNoMoreAttacks) && is_in_any_arc(game, attacker, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.defender = game.attack()->attacker;
        filter.cost = [](Game& table, Id ship) { table.emit(state::Marked{ship, "used:1e-pilot-dengar"}); };
        offer_attack(game, occasion.owner, filter, false, "1e-pilot-dengar");
      });
}

}  // namespace plotboard::rules::effects::first
