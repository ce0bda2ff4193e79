#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int at_damaged_attacker(const Game& game, const Occasion& occasion) {
  return friend_defends(game, occasion, 2) && is_damaged(game.piece(attack_in(game, occasion).attacker)) ? 1 : 0;
}

}  // namespace

void pilot_del_meeko(Effects& all) {
  add_reroll<at_damaged_attacker>(all, "pilot:del-meeko", Window::modify_defense, true);
}

}  // namespace plotboard::rules::effects
