#include <algorithm>

#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Every enemy in the bullseye arc, the defender too, in the order that her player likes (1e-golden-10); each one's own
// player chooses. It may choose the loss of tokens where it has none.
void pilot_torani_kulda(Effects& all) {
  must(
      all, "1e-pilot-toranikulda", Window::after_attack,
      [](const Game& game, const Occasion& occasion) { return !enemies_in_bullseye(game, occasion.owner, 3).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        Ids left = enemies_in_bullseye(game, ship, 3);
        while (!left.empty()) {
          const Id next = pick_ship(game, ship, left, "1e-pilot-toranikulda", false);
          left.erase(std::find(left.begin(), left.end(), next));
          if (!game.in_play(next)) continue;
          state::Choice choice = choice_of(game, "pick", next, "1e-pilot-toranikulda", say("pick.which", next));
          choice.options = {option("tokens", say("kulda.tokens")), option("damage", say("kulda.damage"))};
          if (game.ask(std::move(choice)) == "damage") {
            suffer(game, next, 1, 0, "1e-pilot-toranikulda");
            continue;
          }
          for (const Token token : {Token::focus, Token::evade}) {
            lose(game, next, token, game.piece(next).tokens[token], "1e-pilot-toranikulda");
          }
        }
      });
}

}  // namespace plotboard::rules::effects::first
