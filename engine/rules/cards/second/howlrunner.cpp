#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

int leads_pack(const Game& game, const Occasion& occasion) {
  return is_primary(attack_in(game, occasion)) && friend_attacks(game, occasion, 1) ? 1 : 0;
}

}  // namespace

void howlrunner(Effects& all) { add_reroll_by_friend<leads_pack>(all, "howlrunner", Window::modify_attack); }

}  // namespace plotboard::rules::effects
