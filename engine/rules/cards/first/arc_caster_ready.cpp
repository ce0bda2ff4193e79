#include "rules/cards/first/parts_range.hpp"
#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// What it does on a hit comes beside the damage, and to somebody else: a friend, or its own ship if nobody is nearer.
// It has to recharge after a miss too.
void arc_caster_ready(Effects& all) {
  must(all, "1e-upgrade-arccaster-cannon-ready", Window::deal_damage, attacks_with_card,
       [](Game& game, Occasion& occasion) {
         Ids near;
         for (const state::Piece& ship : game.table().pieces) {
           const bool other = ship.in_play() && ship.id != occasion.other;
           if (other && within(game, occasion.other, ship.id, 1, 1)) near.push_back(ship.id);
         }
         const Id struck = pick_ship(game, occasion.owner, near, "1e-upgrade-arccaster-cannon-ready", false);
         if (!struck.empty()) suffer(game, struck, 1, 0, "1e-upgrade-arccaster-cannon-ready");
       });
  must(all, "1e-upgrade-arccaster-cannon-ready", Window::after_attack, attacks_with_card,
       [](Game& game, Occasion& occasion) {
         turn_card_over(game, occasion.owner, occasion.card, "1e-upgrade-arccaster-cannon-recharging");
       });
}

}  // namespace plotboard::rules::effects::first
