#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool stressed(const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).tokens.stress > 0; }

template <state::Face to>
void add_calm(Effects& all, Window window) {
  Effect calm = pilot_effect("pilot:ten-numb", window, "2e-mod-1", stressed);
  calm.may = true;
  calm.run = [](Game& game, Occasion& occasion) { offer_change(game, occasion, state::Face::focus, to); };
  calm.use = [](Game& game, Occasion& occasion) {
    constexpr int kAll = 6;
    lose(game, occasion.owner, state::Token::stress, 1, kPilotRule);
    change_faces(game, occasion, state::Face::focus, to, kAll);
  };
  all.push_back(calm);
}

}  // namespace

void pilot_ten_numb(Effects& all) {
  add_calm<state::Face::hit>(all, Window::modify_attack);
  add_calm<state::Face::evade>(all, Window::modify_defense);
}

}  // namespace plotboard::rules::effects
