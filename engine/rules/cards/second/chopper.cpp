#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool has_charge_to_give(const Game& game, Id ship, const state::Card& card) {
  const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
  (void)ship;
  return upgrade != nullptr && upgrade->charges > 0 && upgrade->recurring == 0 && card.charges > 0;
}
Ids charged_cards(const Game& game, Id ship) {
  Ids ids;
  for (const state::Card& card : game.piece(ship).ship.cards) {
    if (has_charge_to_give(game, ship, card) && !base::contains(ids, card.id)) ids.push_back(card.id);
  }
  return ids;
}
constexpr int kShieldsForCharge = 2;

}  // namespace

// Two actions on one card: "chopper:shield" and "chopper:charge".
void chopper(Effects& all) {
  Effect& trades = squad_action(all, "chopper", nullptr, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    if (occasion.word.text().ends_with(":shield")) {
      game.emit(state::ChargesChanged{ship, pick_card(game, ship, charged_cards(game, ship)), -1});
      return regain_shield(game, ship, kCardRule);
    }
    const Id card = pick_card(game, ship, cards_lacking_charge(game, ship, "", false));
    for (int i = 0; i < kShieldsForCharge; ++i) lose_shield(game, ship, kCardRule);
    game.emit(state::ChargesChanged{ship, card, 1});
  });
  trades.may = false;
  trades.run = [](Game& game, Occasion& occasion) {
    const state::ShipState& ship = bearer(game, occasion).ship;
    const std::string key = occasion.card.text();
    if (lacks_shield(bearer(game, occasion)) && !charged_cards(game, occasion.owner).empty())
      occasion.options->push_back(option(key + ":shield", say("squad-cards.charge-to-shield")));
    if (ship.shields >= kShieldsForCharge && !cards_lacking_charge(game, occasion.owner, "", false).empty()) {
      occasion.options->push_back(option(key + ":charge", say("squad-cards.shields-to-charge")));
      occasion.options->back().unwise = true;
    }
  };
}

}  // namespace plotboard::rules::effects
