#include "rules/cards/first/parts_more.hpp"

namespace plotboard::rules::effects::first {

// The dice are named before the tokens come, and no token that goes elsewhere pays for one (1e-stress-12).
void maul(Effects& all) {
  offers(
      all, "1e-upgrade-maul", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && !is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const auto dice = static_cast<int>(game.attack()->attack_dice.size());
        const auto which = ask_reroll(game, ship, true, 0, dice, "1e-upgrade-maul");
        if (which.empty() || !pays_stress(game, ship, static_cast<int>(which.size()), "1e-upgrade-maul")) return;
        reroll(game, true, which, say("dice.rerolled-by-card"));
      })
      .worth = [](Game& game, const Occasion&) { return open_results(game) == 0; };
  may(
      all, "1e-upgrade-maul", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && game.attack()->has_hit() && is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) { lose(game, occasion.owner, Token::stress, 1, "1e-upgrade-maul"); });
}

}  // namespace plotboard::rules::effects::first
