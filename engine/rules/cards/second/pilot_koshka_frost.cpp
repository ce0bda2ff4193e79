#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int at_stressed(const Game& game, const Occasion& occasion) {
  return is_ship_in_play(game, occasion.other) && game.piece(occasion.other).tokens.stress > 0 ? 1 : 0;
}

}  // namespace

void pilot_koshka_frost(Effects& all) {
  add_reroll<at_stressed>(all, "pilot:koshka-frost", Window::modify_attack);
  add_reroll<at_stressed>(all, "pilot:koshka-frost", Window::modify_defense);
}

}  // namespace plotboard::rules::effects
