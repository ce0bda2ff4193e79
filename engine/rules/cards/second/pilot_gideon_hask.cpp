#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool at_damaged(const Game& game, const Occasion& occasion) {
  return is_damaged(game.piece(attack_in(game, occasion).defender));
}

}  // namespace

void pilot_gideon_hask(Effects& all) { add_dice<1>(all, "pilot:gideon-hask", Window::attack_dice, at_damaged); }

}  // namespace plotboard::rules::effects
