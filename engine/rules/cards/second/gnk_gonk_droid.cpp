#include "data/catalog.hpp"
#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

// Two actions on one card are different actions (2e-action-7): "gnk-gonk-droid:store" and ":take".
void gnk_gonk_droid(Effects& all) {
  gear(all, "gnk-gonk-droid", Window::setup, kCrew, has_charge,
       [](Game& game, Occasion& occasion) { spend_charges(game, occasion, 1); });

  Effect& acts =
      gear(all, "gnk-gonk-droid", Window::action_options, kCrew, nullptr, [](Game& game, Occasion& occasion) {
        const Id card = occasion.card;
        const state::Piece& ship = game.piece(occasion.owner);
        const int charges = charges_of_card(game, occasion);
        if (charges < ship.ship.card(card)->limit(game.catalog().upgrade(card)->charges)) {
          occasion.options->push_back(option(card.text() + ":store", say("gnk-gonk-droid.store")));
        }
        if (charges > 0 && lacks_shield(ship)) {
          occasion.options->push_back(option(card.text() + ":take", say("gnk-gonk-droid.take")));
        }
      });
  acts.use = [](Game& game, Occasion& occasion) {
    const bool takes = occasion.word.text().ends_with(":take");
    spend_charges(game, occasion, takes ? 1 : 0);
    if (takes) return regain_shield(game, occasion.owner, kCrew);
    game.emit(state::ChargesChanged{occasion.owner, occasion.card, 1});
  };
}

}  // namespace plotboard::rules::effects
