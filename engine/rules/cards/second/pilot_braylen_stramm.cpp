#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int while_stressed(const Game& game, const Occasion& occasion) {
  return game.piece(occasion.owner).tokens.stress > 0 ? 2 : 0;
}

}  // namespace

void pilot_braylen_stramm(Effects& all) {
  add_reroll<while_stressed>(all, "pilot:braylen-stramm", Window::modify_attack);
  add_reroll<while_stressed>(all, "pilot:braylen-stramm", Window::modify_defense);
}

}  // namespace plotboard::rules::effects
