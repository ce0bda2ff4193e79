#include <algorithm>

#include "data/catalog.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::rules {

namespace {

// Of the copies of that card the one with fewest charges.
const state::Card& emptiest(const std::vector<state::Card>& cards, std::size_t index) {
  const state::Card* found = &cards[index];
  for (const state::Card& card : cards) {
    if (card.id == found->id && card.charges < found->charges) found = &card;
  }
  return *found;
}

}  // namespace

std::vector<state::Option> actions::reload_options(const Game& game, Id ship) {
  std::vector<state::Option> options;
  const auto& cards = game.piece(ship).ship.cards;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const state::Card& card = emptiest(cards, i);
    const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
    if (upgrade == nullptr || upgrade->charges == 0 || game.piece(ship).ship.repeats(i)) continue;
    const bool ordnance = std::any_of(upgrade->slots.begin(), upgrade->slots.end(), [](Id slot) {
      return slot == "torpedo" || slot == "missile" || slot == "payload";
    });
    const Phrase text = game.narrates()
                            ? say("reload.card", words::Card{card.id}, card.charges, card.limit(upgrade->charges))
                            : Phrase();
    if (!ordnance) {
      options.push_back(forbidden(card.id, text, "2e-reload-4", say("reload.no-ordnance")));
    } else if (!upgrade->recoverable) {
      options.push_back(forbidden(card.id, text, "2e-reload-3", say("reload.unrecoverable")));
    } else if (card.charges >= card.limit(upgrade->charges)) {
      options.push_back(forbidden(card.id, text, "2e-reload-1", say("reload.full")));
    } else {
      options.push_back(option(card.id, text));
    }
  }
  return options;
}

bool reload(Game& game, Id ship, bool is_action) {
  state::Choice choice =
      choice_of(game, "reload", ship, is_action ? "2e-reload-1" : "2e-reload-5", say("reload.which", ship));
  choice.options = actions::reload_options(game, ship);
  const auto card = actions::ask_one(game, std::move(choice));
  if (!card) return false;
  game.emit(state::ChargesChanged{ship, *card, 1});
  gain(game, ship, state::Token::disarm, 1, "2e-reload-1");
  return true;
}

}  // namespace plotboard::rules
