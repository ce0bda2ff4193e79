#include <algorithm>

#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Ships of either side. The die is for having turned a card up; ordnance tokens do not come back (1e-reload-2).
void scavenger_crane(Effects& all) {
  static constexpr auto lost_cards = [](const state::Piece& ship, const data::Catalog& catalog) {
    static constexpr std::string_view kSlots[] = {"bomb", "missile", "torpedo", "turret", "cannon", "modification"};
    Ids ids;
    for (const state::Card& card : ship.ship.cards) {
      const data::Upgrade* upgrade = card.discarded ? catalog.upgrade(card.id) : nullptr;
      if (upgrade == nullptr || upgrade->slots.empty() || base::contains(ids, card.id)) continue;
      const bool fits = std::find(std::begin(kSlots), std::end(kSlots), upgrade->slots.front()) != std::end(kSlots);
      if (fits) ids.push_back(card.id);
    }
    return ids;
  };
  may(
      all, "1e-upgrade-scavengercrane", Window::destroyed,
      [](const Game& game, const Occasion& occasion) {
        return !is_own(game, occasion) && within(game, occasion.owner, occasion.subject, 1, 2) &&
               !lost_cards(owner_of(game, occasion), game.catalog()).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        state::Choice choice = choice_of(game, "reload", ship, "1e-upgrade-scavengercrane", say("reload.which", ship));
        for (const Id card : lost_cards(game.piece(ship), game.catalog())) {
          choice.options.push_back(option(card, just(words::Card{card})));
        }
        restore_card(game, ship, game.ask(std::move(choice)), "1e-upgrade-scavengercrane");
        if (throw_die(game, occasion, ship, state::DieKind::attack) != Face::blank) return;
        discard_card(game, ship, occasion.card, "1e-upgrade-scavengercrane");
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
