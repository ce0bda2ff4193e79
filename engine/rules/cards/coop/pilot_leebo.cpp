#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool calculates_nothing(const Game& game, const Occasion& occasion) {
  return game.in_play(occasion.owner) && game.piece(occasion.owner).tokens.calculate == 0;
}

void compute(Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::calculate, 1, kPilotRule); }

}  // namespace

void pilot_leebo(Effects& all) {
  all.push_back(pilot_effect("pilot:leebo", Window::after_defend, "2e-aftermath-1", calculates_nothing, compute));
  all.push_back(pilot_effect("pilot:leebo", Window::after_attack, "2e-aftermath-2", calculates_nothing, compute));
}

}  // namespace plotboard::rules::effects
