#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// A token on every illicit card of the squad; where such a card would go, its token may go instead (1e-token-3).
void jabba_the_hutt(Effects& all) {
  must(all, "1e-upgrade-jabbathehutt", Window::setup, nullptr, [](Game& game, Occasion& occasion) {
    struct Place {
      Id ship, card;
    };
    std::vector<Place> places;
    for (const state::Piece& piece : game.table().pieces) {
      if (piece.side != owner_of(game, occasion).side) continue;
      for (const state::Card& card : piece.ship.cards) {
        const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
        const bool illicit = upgrade != nullptr && !upgrade->slots.empty() && upgrade->slots.front() == "illicit";
        if (illicit) places.push_back({piece.id, card.id});
      }
    }
    for (const Place& place : places) game.emit(state::ChargesChanged{place.ship, place.card, 1});
  });
}

}  // namespace plotboard::rules::effects::first
