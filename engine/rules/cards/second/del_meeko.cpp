#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

int against_damaged(const Game& game, const Occasion& occasion) {
  return friend_defends(game, occasion, 2) && is_damaged(game.piece(attack_in(game, occasion).attacker)) ? 1 : 0;
}

}  // namespace

void del_meeko(Effects& all) { add_reroll_by_friend<against_damaged>(all, "del-meeko", Window::modify_defense); }

}  // namespace plotboard::rules::effects
