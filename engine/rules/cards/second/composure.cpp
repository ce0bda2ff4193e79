#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

bool has_no_green_token(const Game& game, const Occasion& occasion) {
  const state::Tokens& tokens = game.piece(occasion.owner).tokens;
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    if (state::is_green(token) && tokens[token] > 0) return false;
  }
  return true;
}

}  // namespace

void composure(Effects& all) {
  all.push_back(talent("composure", Window::action_failed, has_no_green_token, [](Game& game, Occasion& occasion) {
    Offer offer;
    offer.only = {"focus"};
    offer.rule = kTalents;
    offer.prompt = say("composure.focus");
    offer_action(game, occasion.owner, offer);
  }));
}

}  // namespace plotboard::rules::effects
