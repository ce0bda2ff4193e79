#include <utility>
#include <vector>

#include "rules/cards/coop/parts_campaign.hpp"
#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

// Choice "pick": the name of the token.
void medal_of_order(Effects& all) {
  static constexpr auto burdens = [](const Game& game, const Occasion& occasion) {
    std::vector<state::Token> found;
    for (const state::Token token : {state::Token::stress, state::Token::strain, state::Token::deplete}) {
      if (game.piece(occasion.owner).tokens[token] > 0) found.push_back(token);
    }
    return found;
  };
  may_gear(
      all, "medal-of-order", Window::during_end_phase, kMedals,
      [](const Game& game, const Occasion& occasion) {
        return has_charge(game, occasion) && !burdens(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        const Id own = occasion.owner;
        state::Choice choice = choice_of(game, "pick", own, kMedals, say("medal-of-order.which", own));
        for (const state::Token token : burdens(game, occasion)) {
          choice.options.push_back(option(state::name_of(token), just(state::word_of(token))));
        }
        lose(game, own, *state::token_named(game.ask(std::move(choice)).text()), 1, kMedals);
      },
      say("medal-of-order.remove"));
}

}  // namespace plotboard::rules::effects
