#include "data/upgrade.hpp"
#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The card is back in play (1e-squad-16); the token bars attacks until the End phase.
void pilot_quinn_jast(Effects& all) {
  static const auto spent = [](const Game& game, Id ship) {
    Ids ids;
    for (const state::Card& card : game.piece(ship).ship.cards) {
      const data::Upgrade* upgrade = card.discarded ? game.catalog().upgrade(card.id) : nullptr;
      if (upgrade == nullptr || upgrade->slots.empty()) continue;
      const std::string& slot = upgrade->slots.front();
      if (slot == "torpedo" || slot == "missile") ids.push_back(card.id);
    }
    return ids;
  };
  may(
      all, "1e-pilot-quinnjast", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !spent(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        state::Choice choice = choice_of(game, "pick", ship, "1e-pilot-quinnjast", say("pick.which", ship));
        for (const Id card : spent(game, ship)) choice.options.push_back(option(card, just(words::Card{card})));
        const Id card = game.ask(std::move(choice));
        const int held = game.piece(ship).tokens.disarm;
        gain(game, ship, Token::disarm, 1, "1e-pilot-quinnjast");
        if (game.piece(ship).tokens.disarm > held) restore_card(game, ship, card, "1e-pilot-quinnjast");
      })
      .worth = [](Game& game, const Occasion& occasion) {  // where it has nothing to shoot at anyway
    return shots_of(game, occasion.owner).empty();
  };
}

}  // namespace plotboard::rules::effects::first
