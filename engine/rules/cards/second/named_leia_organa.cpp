#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_leia_organa(Effects& all) {
  squad_may(
      all, "pilot:leiaorgana", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return has_force(game, occasion) && flew(game, occasion, geom::Difficulty::red) &&
               is_friend_within(game, occasion, occasion.subject, 3);
      },
      [](Game& game, Occasion& occasion) {
        spend_force(game, occasion.owner);
        const state::ShipState& ship = game.piece(occasion.subject).ship;
        bool by_force = false;
        if (ship.force < ship.force_limit) {
          state::Choice choice =
              choice_of(game, "pick", occasion.owner, kCardRule, say("squad-cards.way", occasion.subject));
          choice.options = {option("focus", just(words::Word{"focus"})), option("force", just(words::Word{"force"}))};
          by_force = game.ask(std::move(choice)) == "force";
        }
        if (by_force) return game.emit(state::ForceChanged{occasion.subject, 1});
        gain(game, occasion.subject, state::Token::focus, 1, kCardRule);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
