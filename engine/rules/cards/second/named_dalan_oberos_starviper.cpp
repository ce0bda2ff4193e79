#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr double kQuarter = 90;

}  // namespace

// Choice "effect": "left", "right" or "pass".
void named_dalan_oberos_starviper(Effects& all) {
  squad_must(
      all, "pilot:dalanoberos-starviperclassattackplatform", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return moved(occasion, true) && still_flying(game, occasion.owner) &&
               (can_turn(game, occasion.owner, kQuarter) || can_turn(game, occasion.owner, -kQuarter));
      },
      [](Game& game, Occasion& occasion) {
        state::Choice choice =
            choice_of(game, "effect", occasion.owner, kCardRule, say("squad-cards.way", occasion.owner));
        if (can_turn(game, occasion.owner, -kQuarter))
          choice.options.push_back(option("left", say("squad-cards.turn-left")));
        if (can_turn(game, occasion.owner, kQuarter))
          choice.options.push_back(option("right", say("squad-cards.turn-right")));
        for (state::Option& each : choice.options) each.unwise = true;
        choice.options.push_back(option("pass", say("squad-cards.stay")));
        const Id key = game.ask(std::move(choice));
        if (key == "pass") return;
        be_stressed(game, occasion);
        rotate_ship(game, occasion.owner, key == "left" ? -kQuarter : kQuarter, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
