#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void seventh_sister_crew(Effects& all) {
  squad_may(
      all, "seventh-sister-crew", Window::gain_token,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "stress" && occasion.value > 0 && has_force(game, occasion) &&
               is_enemy_of_owner(game, occasion, occasion.subject) &&
               is_at_range(game, occasion.owner, occasion.subject, 0, 1);
      },
      [](Game& game, Occasion& occasion) {
        spend_force(game, occasion.owner);
        state::Choice choice =
            choice_of(game, "pick", occasion.owner, kCardRule, say("squad-cards.which-token", occasion.subject));
        for (const state::Token token : {state::Token::tractor, state::Token::jam})
          choice.options.push_back(option(state::name_of(token), just(state::word_of(token))));
        const auto token = state::token_named(game.ask(std::move(choice)).text()).value();
        if (--occasion.value == 0) occasion.stopped = true;
        gain(game, occasion.subject, token, 1, kCardRule, bearer(game, occasion).side);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
