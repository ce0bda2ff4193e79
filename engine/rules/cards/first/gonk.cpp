#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

// Two actions on one card are different actions (1e-action-4).
void gonk(Effects& all) {
  Effect stores;
  stores.card = stores.rule = "1e-upgrade-gonk";
  stores.window = Window::action_options;
  stores.may = true;
  stores.run = [](Game& game, Occasion& occasion) {
    const Id card = occasion.card;
    occasion.options->push_back(option(card.text() + ":store", say("gonk.store", words::Card{card})));
    if (owner_of(game, occasion).ship.card(card)->charges == 0) return;
    occasion.options->push_back(option(card.text() + ":take", say("gonk.take", words::Card{card})));
  };
  stores.use = [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner, card = occasion.card;
    const bool takes = occasion.word.text().ends_with(":take");
    game.emit(state::ChargesChanged{ship, card, takes ? -1 : 1});
    if (takes) regain_shield(game, ship, card);
  };
  all.push_back(stores);
}

}  // namespace plotboard::rules::effects::first
