#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

void spend_skerris(Game& game, Id ship) { game.emit(state::ChargesChanged{ship, "vult-skerris", -1}); }

}  // namespace

void vult_skerris(Effects& all) {
  Effect braces = ability("vult-skerris", Window::action_options, lacks_charge);
  braces.run = [](Game&, Occasion& occasion) {
    occasion.options->push_back(option(occasion.card, say("vult-skerris.brace")));
  };
  braces.use = [](Game& game, Occasion& occasion) {
    gain(game, occasion.owner, state::Token::strain, 1, kAbilities);
    game.emit(state::ChargesChanged{occasion.owner, occasion.card, 1});
  };
  all.push_back(braces);

  all.push_back(ability("vult-skerris", Window::before_engage, has_charge, [](Game& game, Occasion& occasion) {
    offer_free_action(game, occasion.owner, say("vult-skerris.action"), {}, spend_skerris);
  }));
}

}  // namespace plotboard::rules::effects
