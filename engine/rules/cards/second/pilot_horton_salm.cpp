#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int friends_at_target(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return static_cast<int>(friends_near(game, attack.attacker, attack.defender, 0, 1).size());
}

}  // namespace

void pilot_horton_salm(Effects& all) { add_reroll<friends_at_target>(all, "pilot:horton-salm", Window::modify_attack); }

}  // namespace plotboard::rules::effects
