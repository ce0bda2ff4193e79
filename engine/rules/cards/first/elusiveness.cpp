#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// Before the attacker's own changes (1e-attack-19).
void elusiveness(Effects& all) {
  offers(
      all, "1e-upgrade-elusiveness", Window::modify_attack_against,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && !is_stressed(owner_of(game, occasion)) && !game.attack()->attack_dice.empty();
      },
      [](Game& game, Occasion& occasion) {
        const auto which = ask_reroll(game, occasion.owner, true, 1, 1, "1e-upgrade-elusiveness");
        if (which.empty() || !pays_stress(game, occasion.owner, 1, "1e-upgrade-elusiveness")) return;
        reroll(game, true, which, say("dice.rerolled-by-card"));
      })
      .worth = [](Game& game, const Occasion&) {
    return count(game, true, Face::hit) + count(game, true, Face::crit) > 0;
  };
}

}  // namespace plotboard::rules::effects::first
