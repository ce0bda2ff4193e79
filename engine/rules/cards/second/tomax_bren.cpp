#include <utility>

#include "base/lists.hpp"
#include "data/catalog.hpp"
#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

bool fills_a_talents_slot(const data::Upgrade& upgrade) {
  return base::contains(upgrade.slots, "talent") || base::contains(upgrade.slots, "pilot-ability");
}

std::vector<state::Option> talents_short_of_charges(const Game& game, Id ship) {
  std::vector<state::Option> options;
  for (const state::Card& card : game.piece(ship).ship.cards) {
    const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
    if (upgrade == nullptr || upgrade->charges == 0 || !upgrade->recoverable || !fills_a_talents_slot(*upgrade))
      continue;
    if (card.charges < card.limit(upgrade->charges)) {
      options.push_back(option(card.id, just(words::Card{card.id})));
    }
  }
  return options;
}

}  // namespace

// Choice "effect": the card whose charge returns, or "pass".
void tomax_bren(Effects& all) {
  all.push_back(ability(
      "tomax-bren", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "reload" && !talents_short_of_charges(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id owner = occasion.owner;
        state::Choice choice = choice_of(game, "effect", owner, kAbilities, say("tomax-bren.which", owner));
        choice.options = talents_short_of_charges(game, owner);
        choice.options.push_back(option("pass", say("answer.no")));
        const Id card = game.ask(std::move(choice));
        if (card != "pass") game.emit(state::ChargesChanged{owner, card, 1});
      }));
}

}  // namespace plotboard::rules::effects
