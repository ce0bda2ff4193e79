#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void zuckuss(Effects& all) {
  offers(
      all, "1e-upgrade-zuckuss", Window::modify_defense_against,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && !is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) { reroll_for_stress(game, occasion.owner, false, "1e-upgrade-zuckuss"); })
      .worth = [](Game& game, const Occasion&) {
    return count(game, false, Face::evade) >= 2 && open_results(game) <= 0;
  };
}

}  // namespace plotboard::rules::effects::first
