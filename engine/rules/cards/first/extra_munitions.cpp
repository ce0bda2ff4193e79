#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

// One token on each torpedo, missile and bomb card, this one among them (1e-token-2): good where an enemy would have it
// discarded. They stay if it goes.
void extra_munitions(Effects& all) {
  must(all, "1e-upgrade-extramunitions", Window::setup, is_own, [](Game& game, Occasion& occasion) {
    Ids loaded;  // each copy its own
    for (const state::Card& card : owner_of(game, occasion).ship.cards) {
      for (const char* slot : {"torpedo", "missile", "bomb"}) {
        if (!card.discarded && is_in_slot(game, card.id, slot)) loaded.push_back(card.id);
      }
    }
    for (const Id card : loaded) game.emit(state::ChargesChanged{occasion.owner, card, 1});
  });
}

}  // namespace plotboard::rules::effects::first
