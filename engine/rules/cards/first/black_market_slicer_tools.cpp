#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// The token goes first: the card that comes for it lies past the shields.
void black_market_slicer_tools(Effects& all) {
  static constexpr auto victims = [](const Game& game, Id ship) {
    Ids ids = enemies_within(game, ship, 1, 2);
    std::erase_if(ids, [&](Id each) { return !is_stressed(game.piece(each)); });
    return ids;
  };
  action(
      all, "1e-upgrade-blackmarketslicertools",
      [](const Game& game, const Occasion& occasion) { return !victims(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id victim = pick_ship(game, ship, victims(game, ship), "1e-upgrade-blackmarketslicertools", false);
        if (victim.empty() || !is_damage(throw_die(game, occasion, ship, state::DieKind::attack))) return;
        lose(game, victim, Token::stress, 1, "1e-upgrade-blackmarketslicertools");
        deal_card(game, victim, false, "1e-upgrade-blackmarketslicertools");
      });
}

}  // namespace plotboard::rules::effects::first
