#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void lando_calrissian(Effects& all) {
  squad_action(all, "lando-calrissian", nullptr, [](Game& game, Occasion& occasion) {
    const auto faces = game.roll(occasion.owner, state::DieKind::defense, 2, just(words::Card{occasion.card}));
    bool blank = true;
    for (const state::Face face : faces) {
      if (face == state::Face::blank) continue;
      blank = false;
      gain(game, occasion.owner, face == state::Face::focus ? state::Token::focus : state::Token::evade, 1, kCardRule);
    }
    if (!blank) return;
    state::Choice choice =
        choice_of(game, "pick", occasion.owner, kCardRule, say("squad-cards.which-token", occasion.owner));
    choice.side = state::other(bearer(game, occasion).side);
    for (const state::Token token : {state::Token::focus, state::Token::evade})
      choice.options.push_back(option(state::name_of(token), just(state::word_of(token))));
    gain(game, occasion.owner, state::token_named(game.ask(std::move(choice)).text()).value(), 1, kCardRule);
  });
}

}  // namespace plotboard::rules::effects
