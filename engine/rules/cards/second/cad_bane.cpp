#include <algorithm>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

// Of a set only the one in the middle: it is one drop.
void cad_bane(Effects& all) {
  squad_must(
      all, "cad-bane", Window::device_placed,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* device = game.find(occasion.other);
        const auto& cards = bearer(game, occasion).ship.cards;
        return device != nullptr && still_flying(game, occasion.owner) &&
               std::any_of(cards.begin(), cards.end(), [&](const state::Card& card) {
                 const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
                 return upgrade != nullptr && upgrade->payload && upgrade->payload->device == device->ref;
               });
      },
      [](Game& game, Occasion& occasion) { offer_action_of(game, occasion, occasion.owner, {"boost"}, "red"); });
}

}  // namespace plotboard::rules::effects
