#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int with_special_weapon(const Game& game, const Occasion& occasion) {
  return is_primary(attack_in(game, occasion)) ? 0 : 1;
}

}  // namespace

void pilot_krassis_trelix(Effects& all) {
  add_reroll<with_special_weapon>(all, "pilot:krassis-trelix", Window::modify_attack);
}

}  // namespace plotboard::rules::effects
