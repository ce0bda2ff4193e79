#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// An "Action:" of another of its upgrades, once a round after any action, a free one too; the stress comes when that
// and all that it sets off is done (1e-action-11 to -14). Damage cards are no upgrades.
void experimental_interface(Effects& all) {
  static constexpr auto headed = [](const Game& game, Id ship) {
    Ids ids;
    for (const state::Card& card : game.piece(ship).ship.cards) {
      Occasion occasion;
      occasion.window = Window::action_options;
      occasion.subject = occasion.owner = ship;
      occasion.card = card.id;
      if (card.discarded || game.catalog().upgrade(card.id) == nullptr || base::contains(ids, card.id)) continue;
      for (const Effect* effect : effects_of(card.id)) {
        const bool offered = effect->window == Window::action_options && !game.piece(ship).ship.did(card.id);
        if (offered && (effect->when == nullptr || effect->when(game, occasion))) ids.push_back(card.id);
      }
    }
    return ids;
  };
  may(
      all, "1e-upgrade-experimentalinterface", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return is_fresh(game, occasion) && !is_stressed(owner_of(game, occasion)) &&
               !headed(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        use_up(game, occasion);
        if (!free_action(game, ship, headed(game, ship), "1e-upgrade-experimentalinterface")) return;
        if (game.in_play(ship)) gain(game, ship, Token::stress, 1, "1e-upgrade-experimentalinterface");
      });
}

}  // namespace plotboard::rules::effects::first
