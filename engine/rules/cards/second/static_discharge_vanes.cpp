#include "rules/cards/parts.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/rulebook.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

// Of several tokens only one is passed on: the ship is stressed by then. Choice "vanes": the ship that receives it.
void static_discharge_vanes(Effects& all) {
  Effect discharge;
  discharge.card = "static-discharge-vanes";
  discharge.window = Window::gain_token;
  discharge.rule = "fga-table-2.11";
  discharge.may = true;
  discharge.worth = [](Game& game, const Occasion& occasion) {  // only lest it is ionised
    state::Piece ship = game.piece(occasion.subject);
    if (occasion.word != "ion" || ship.ship.shields == 0 || is_ionised(book_of(game), ship)) return false;
    ship.tokens.ion += occasion.value;
    return is_ionised(book_of(game), ship);
  };
  discharge.prompt = say("discharge-vanes.pass");
  discharge.when = [](const Game& game, const Occasion& occasion) {
    return (occasion.word == "ion" || occasion.word == "jam") && occasion.value > 0 &&
           game.piece(occasion.subject).tokens.stress == 0 && ships_near(game, occasion.subject, 0, 1).size() > 1;
  };
  discharge.run = [](Game& game, Occasion& occasion) {
    const Id own = occasion.subject;
    state::Choice choice = choice_of(game, "vanes", own, "fga-table-2.11", say("discharge-vanes.which", own));
    for (const Id id : ships_near(game, own, 0, 1)) {
      if (id == own) continue;
      choice.options.push_back(option(id, just(words::Whole{id})));
      choice.options.back().piece = id;
    }
    const Id other = game.ask(std::move(choice));
    if (--occasion.value == 0) occasion.stopped = true;
    game.tell(own, "fga-table-2.11", say("discharge-vanes.passed"));
    gain(game, own, state::Token::stress, 1, "fga-table-2.11");
    gain(game, other, state::token_named(occasion.word.text()).value(), 1, "fga-table-2.11", game.piece(own).side);
    suffer(game, own, 1, 0, "fga-table-2.11");
  };
  all.push_back(discharge);
}

}  // namespace plotboard::rules::effects
