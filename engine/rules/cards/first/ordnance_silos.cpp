#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Three tokens on every other bomb card, each copy its own (1e-token-2).
void ordnance_silos(Effects& all) {
  must(all, "1e-upgrade-ordnancesilos", Window::setup, is_own, [](Game& game, Occasion& occasion) {
    constexpr int kTokens = 3;
    Ids bombs;
    for (const state::Card& card : owner_of(game, occasion).ship.cards) {
      const data::Upgrade* upgrade = game.catalog().upgrade(card.id);
      const bool bomb = upgrade != nullptr && !upgrade->slots.empty() && upgrade->slots.front() == "bomb";
      if (bomb && card.id != occasion.card && !card.discarded) bombs.push_back(card.id);
    }
    for (const Id card : bombs) game.emit(state::ChargesChanged{occasion.owner, card, kTokens});
  });
}

}  // namespace plotboard::rules::effects::first
