#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int defends_beside(const Game& game, const Occasion& occasion) { return friend_defends(game, occasion, 1) ? 1 : 0; }

}  // namespace

void pilot_serissu(Effects& all) { add_reroll<defends_beside>(all, "pilot:serissu", Window::modify_defense, true); }

}  // namespace plotboard::rules::effects
