#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// A shield that is spent is no damage (1e-dmg-20).
void pilot_inaldra(Effects& all) {
  static const auto pay = [](Game& game, Id ship, bool attack_die) {
    lose_shield(game, ship, "1e-pilot-inaldra");
    reroll_some(game, ship, attack_die, 99, "1e-pilot-inaldra");
  };
  offers(
      all, "1e-pilot-inaldra", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && owner_of(game, occasion).ship.shields > 0;
      },
      [](Game& game, Occasion& occasion) { pay(game, occasion.owner, true); })
      .worth = [](Game& game, const Occasion&) { return count(game, true, Face::blank) >= 2; };
  offers(
      all, "1e-pilot-inaldra", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && owner_of(game, occasion).ship.shields > 0;
      },
      [](Game& game, Occasion& occasion) { pay(game, occasion.owner, false); })
      .worth = [](Game& game, const Occasion&) {
    return open_results(game) >= 2 && count(game, false, Face::blank) >= 2;
  };
}

}  // namespace plotboard::rules::effects::first
