#include <utility>

#include "rules/cards/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool profits(const Game& game, const Occasion& occasion) {
  return occasion.subject != occasion.owner && still_flying(game, occasion.owner) &&
         is_friend_within(game, occasion, occasion.subject, 3) &&
         (has_dot(game, occasion.subject) || game.piece(occasion.subject).ship.card(occasion.card) != nullptr);
}

}  // namespace

// A token where there is one, else a charge.
void cutthroat(Effects& all) {
  squad_may(
      all, "cutthroat", Window::destroyed,
      [](const Game& game, const Occasion& occasion) {
        return profits(game, occasion) && (!burdens_of(game, occasion.owner, is_red_or_orange).empty() ||
                                           !cards_lacking_charge(game, occasion.owner, "", false).empty());
      },
      [](Game& game, Occasion& occasion) {
        const Ids cards = cards_lacking_charge(game, occasion.owner, "", false);
        state::Choice choice =
            choice_of(game, "pick", occasion.owner, kCardRule, say("squad-cards.way", occasion.owner));
        choice.options = burdens_of(game, occasion.owner, is_red_or_orange);
        for (const Id card : cards) choice.options.push_back(option(card, just(words::Card{card})));
        const Id key = game.ask(std::move(choice));
        if (base::contains(cards, key)) return game.emit(state::ChargesChanged{occasion.owner, key, 1});
        remove_burden(game, occasion.owner, key);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
