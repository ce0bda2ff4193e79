#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

// An ordnance token on the card may go in its place (1e-token-3).
void damage_munitions_failure(Effects& all) {
  on_damage(all, {{"damage:110", "1e-deck0-11"}}, Window::card_faceup, nullptr, [](Game& game, Occasion& occasion) {
    const int index = occasion.value;
    state::Choice choice =
        choice_of(game, "munitions", occasion.owner, "1e-deck0-11", say("munitions-failure.which", occasion.owner));
    for (const state::Card& card : owner_of(game, occasion).ship.cards) {
      const data::Upgrade* upgrade = card.discarded ? nullptr : game.catalog().upgrade(card.id);
      if (upgrade == nullptr || !upgrade->weapon || choice.option(card.id) != nullptr) continue;
      choice.options.push_back(option(card.id, just(words::Card{card.id})));
    }
    if (!choice.options.empty()) {
      const Id picked = game.ask(std::move(choice));
      discard_card(game, occasion.owner, picked, "1e-deck0-11");
    }
    turn_card_down(game, occasion, index);
  });
}

}  // namespace plotboard::rules::effects::first
