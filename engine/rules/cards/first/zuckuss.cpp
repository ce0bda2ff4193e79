#include "rules/cards/first/parts_more.hpp"

namespace plotboard::rules::effects::first {

// The dice are named before the tokens come (1e-stress-12).
void zuckuss(Effects& all) {
  offers(
      all, "1e-upgrade-zuckuss", Window::modify_defense_against,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && !is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const auto dice = static_cast<int>(game.attack()->defense_dice.size());
        const auto which = ask_reroll(game, ship, false, 0, dice, "1e-upgrade-zuckuss");
        if (which.empty() || !pays_stress(game, ship, static_cast<int>(which.size()), "1e-upgrade-zuckuss")) return;
        reroll(game, false, which, say("dice.rerolled-by-card"));
      })
      .worth = [](Game& game, const Occasion&) {
    return count(game, false, Face::evade) >= 2 && open_results(game) <= 0;
  };
}

}  // namespace plotboard::rules::effects::first
