#include <utility>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool profits(const Game& game, const Occasion& occasion) {
  return occasion.subject != occasion.owner && still_flying(game, occasion.owner) &&
         is_friend_within(game, occasion, occasion.subject, 3) &&
         (has_dot(game, occasion.subject) || game.piece(occasion.subject).ship.card(occasion.card) != nullptr);
}
// Upgrades and its own ship card, where their charges do not come back by themselves.
Ids cards_to_refill(const Game& game, const Occasion& occasion) {
  Ids ids = cards_lacking_charge(game, occasion.owner, "", false);
  for (const state::Card& card : bearer(game, occasion).ship.cards) {
    const data::PilotAbility* ability = data::pilot_ability(game.catalog(), card.id);
    if (ability == nullptr || ability->charges == 0 || ability->recurring != 0) continue;
    if (card.charges < card.limit(ability->charges)) ids.push_back(card.id);
  }
  return ids;
}

}  // namespace

// A token where there is one, else a charge.
void cutthroat(Effects& all) {
  squad_may(
      all, "cutthroat", Window::destroyed,
      [](const Game& game, const Occasion& occasion) {
        return profits(game, occasion) && (!burdens_of(game, occasion.owner, is_red_or_orange).empty() ||
                                           !cards_to_refill(game, occasion).empty());
      },
      [](Game& game, Occasion& occasion) {
        const Ids cards = cards_to_refill(game, occasion);
        state::Choice choice =
            choice_of(game, "pick", occasion.owner, kCardRule, say("squad-cards.way", occasion.owner));
        choice.options = burdens_of(game, occasion.owner, is_red_or_orange);
        for (const Id card : cards) choice.options.push_back(option(card, just(words::Card{card})));
        const Id key = game.ask(std::move(choice));
        if (base::contains(cards, key)) return game.emit(state::ChargesChanged{occasion.owner, key, 1});
        remove_burden(game, occasion.owner, key, kCardRule);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
