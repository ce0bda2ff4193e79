#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_midnight(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:midnight", Window::defender_declared, "2e-mod-14",
      [](const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).has_locked(occasion.other); },
      [](Game& game, Occasion& occasion) {
        const bool attacks = owner_attacks(game, occasion);
        change_attack(
            game, [attacks](state::Attack& attack) { (attacks ? attack.defense_fixed : attack.attack_fixed) = true; });
      }));
}

}  // namespace plotboard::rules::effects
