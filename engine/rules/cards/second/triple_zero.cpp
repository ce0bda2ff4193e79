#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void triple_zero(Effects& all) {
  squad_may(
      all, "0-0-0", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !enemies_at(game, occasion, 0, 1).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id enemy = pick_ship(game, occasion, enemies_at(game, occasion, 0, 1));
        state::Choice choice =
            choice_of(game, "effect", enemy, kCardRule, say("effect.question", enemy, say("squad-cards.be-stressed")));
        choice.options = {option("stress", say("answer.yes")), option("pass", say("answer.no"))};
        choice.options.front().unwise = true;
        if (game.ask(std::move(choice)) == "stress") return gain(game, enemy, state::Token::stress, 1, kCardRule);
        gain(game, occasion.owner, state::Token::calculate, 1, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
