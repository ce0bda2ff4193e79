#include "rules/cards/first/parts_more.hpp"
#include "rules/play/attack_steps.hpp"

namespace plotboard::rules::effects::first {

// In the TIE fighter and in the Sheathipede: evades may cancel critical results first, in any mix. What is cancelled
// that way goes before the others are compared, which is hits first again. Not where a weapon's critical results cannot
// be cancelled.
void pilot_zeb_orrelios_tie_fighter(Effects& all) {
  static const auto may_mix = [](const Game& game) {
    return count(game, false, Face::evade) > 0 && count(game, true, Face::crit) > 0 &&
           count(game, true, Face::hit) > 0 && open_results(game) > 0;
  };
  static const auto takes_one = [](Game& game) {
    cancel(game, true, Face::crit);
    cancel(game, false, Face::evade);
  };
  for (const char* card : {"1e-pilot-zeborrelios-tiefighter", "1e-pilot-zeborrelios-sheathipedeclassshuttle"}) {
    may(
        all, card, Window::neutralize,
        [](const Game& game, const Occasion& occasion) { return defends(game, occasion) && may_mix(game); },
        [](Game& game, Occasion& occasion) {
          if (attack_number(game, Window::cancel_order, *game.attack(), true, 0) != 0) return;
          const Id card_asked = occasion.card;
          takes_one(game);
          while (may_mix(game)) {
            state::Choice choice =
                choice_of(game, "effect", occasion.owner, card_asked,
                          say("effect.question", occasion.owner, say("effect.use", words::Card{card_asked})));
            choice.options = {option(card_asked, say("effect.yes", words::Card{card_asked})),
                              option("pass", say("answer.no"))};
            if (game.ask(std::move(choice)) == "pass") return;
            takes_one(game);
          }
        })
        .anyone = true;
  }
}

}  // namespace plotboard::rules::effects::first
