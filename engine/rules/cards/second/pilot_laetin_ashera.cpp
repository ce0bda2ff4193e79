#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool it_missed(const Game& game, const Occasion&) { return !game.attack()->hit; }

void dodge(Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::evade, 1, kPilotRule); }

}  // namespace

void pilot_laetin_ashera(Effects& all) {
  all.push_back(pilot_effect("pilot:laetin-ashera", Window::after_defend, "2e-aftermath-1", it_missed, dodge));
  all.push_back(pilot_effect("pilot:laetin-ashera", Window::after_attack, "2e-aftermath-2", it_missed, dodge));
}

}  // namespace plotboard::rules::effects
