#include <algorithm>

#include "data/catalog.hpp"
#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

// Of a set only the one in the middle: it is one drop.
bool is_own_drop(const Game& game, const Occasion& occasion) {
  const state::ShipState& ship = game.piece(occasion.owner).ship;
  const Id device = game.piece(occasion.other).ref;
  return !ship.destroyed && std::any_of(ship.cards.begin(), ship.cards.end(), [&](const state::Card& card) {
    const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
    return upgrade != nullptr && upgrade->payload && upgrade->payload->device == device;
  });
}

}  // namespace

void deathrain(Effects& all) {
  all.push_back(ability("deathrain", Window::device_placed, is_own_drop, [](Game& game, Occasion& occasion) {
    offer_free_action(game, occasion.owner, say("deathrain.action"));
  }));
}

}  // namespace plotboard::rules::effects
