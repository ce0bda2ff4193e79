#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Compulsory for both players; the ship that takes the token in exchange may be stressed already.
void kylo_rens_shuttle(Effects& all) {
  static constexpr auto calm_enemies = [](const Game& game, Id ship) {
    Ids ids = enemies_within(game, ship, 1, 2);
    std::erase_if(ids, [&](Id id) { return is_stressed(game.piece(id)); });
    return ids;
  };
  must(
      all, "1e-upgrade-kylorensshuttle", Window::end_of_combat,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && !calm_enemies(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id named = pick_ship(game, ship, calm_enemies(game, ship), "1e-upgrade-kylorensshuttle", false);
        Ids takers = enemies_within(game, ship, 1, 2);
        std::erase_if(takers, [&](Id id) { return !game.friendly(named, id); });
        const Id taker = pick_ship(game, named, takers, "1e-upgrade-kylorensshuttle", false);
        gain(game, taker, Token::stress, 1, "1e-upgrade-kylorensshuttle", game.piece(ship).side);
      });
}

}  // namespace plotboard::rules::effects::first
