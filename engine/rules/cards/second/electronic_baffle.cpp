#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

std::vector<state::Token> red_tokens(const Game& game, Id ship) {
  std::vector<state::Token> red;
  for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
    const auto token = static_cast<state::Token>(i);
    if (state::is_red(token) && game.piece(ship).tokens[token] > 0) red.push_back(token);
  }
  return red;
}

}  // namespace

// Choice "baffle": the name of the token that goes.
void electronic_baffle(Effects& all) {
  Effect vent;
  vent.card = "electronic-baffle";
  vent.window = Window::during_end_phase;
  vent.rule = "fga-table-2.11";
  vent.may = true;
  vent.worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.subject).ship.shields > 0; };
  vent.prompt = say("electronic-baffle.vent");
  vent.when = [](const Game& game, const Occasion& occasion) { return !red_tokens(game, occasion.subject).empty(); };
  vent.run = [](Game& game, Occasion& occasion) {
    game.tell(occasion.subject, "fga-table-2.11", say("electronic-baffle.vents"));
    suffer(game, occasion.subject, 1, 0, "fga-table-2.11");
    state::Choice choice =
        choice_of(game, "baffle", occasion.subject, "fga-table-2.11", say("electronic-baffle.which", occasion.subject));
    for (const state::Token token : red_tokens(game, occasion.subject)) {
      choice.options.push_back(option(state::name_of(token), just(state::word_of(token))));
    }
    lose(game, occasion.subject, state::token_named(game.ask(std::move(choice)).text()).value(), 1, "fga-table-2.11");
  };
  all.push_back(vent);
}

}  // namespace plotboard::rules::effects
