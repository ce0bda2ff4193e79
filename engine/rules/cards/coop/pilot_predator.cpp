#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int primary_in_bullseye(const Game& game, const Occasion& occasion) {
  return attacks_with_primary(game, occasion) && target_in_bullseye(game, attack_in(game, occasion)) ? 1 : 0;
}

}  // namespace

void pilot_predator(Effects& all) { add_reroll<primary_in_bullseye>(all, "pilot:predator", Window::modify_attack); }

}  // namespace plotboard::rules::effects
