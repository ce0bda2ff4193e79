#include "rules/cards/first/parts_range.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

void toryn_farr(Effects& all) {
  action(
      all, "1e-upgrade-torynfarr",
      [](const Game& game, const Occasion& occasion) {
        return rules::first::energy_of(owner_of(game, occasion)) > 0 &&
               !enemies_within(game, occasion.owner, 1, 2).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        Ids left = enemies_within(game, ship, 1, 2), named;
        while (!left.empty() && rules::first::energy_of(game.piece(ship)) > 0) {
          const Id enemy = pick_ship(game, ship, left, "1e-upgrade-torynfarr", !named.empty());
          if (enemy.empty()) break;
          rules::first::spend_energy(game, ship, 1);
          named.push_back(enemy);
          std::erase(left, enemy);
        }
        for (const Id enemy : named) {
          lose(game, enemy, Token::focus, game.piece(enemy).tokens.focus, "1e-upgrade-torynfarr");
          lose(game, enemy, Token::evade, game.piece(enemy).tokens.evade, "1e-upgrade-torynfarr");
          break_lock(game, enemy, "1e-upgrade-torynfarr");
        }
      });
}

}  // namespace plotboard::rules::effects::first
