#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Compulsory. By arcs and the closest points in them (1e-range-10), not by what a turret reaches.
void concord_dawn_protector(Effects& all) {
  offers(
      all, "1e-upgrade-concorddawnprotector", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = attack_in(game, occasion).attacker;
        return defends(game, occasion) && band_in_firing_arcs(game, occasion.owner, attacker) == 1 &&
               is_in_any_arc(game, attacker, occasion.owner);
      },
      [](Game& game, Occasion&) { add_die(game, false, Face::evade); }, true);
}

}  // namespace plotboard::rules::effects::first
