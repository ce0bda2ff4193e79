#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kOpportunistPaid = "opportunist";

}  // namespace

// Before the roll. A stress token that another ship takes pays for no die (1e-stress-12).
void opportunist(Effects& all) {
  may(
      all, "1e-upgrade-opportunist", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        if (!is_own(game, occasion) || !attacks(game, occasion)) return false;
        const state::Tokens& tokens = game.piece(occasion.other).tokens;
        return tokens.focus + tokens.evade == 0 && !is_stressed(owner_of(game, occasion));
      },
      [](Game& game, Occasion& occasion) {
        if (pays_stress(game, occasion.owner, 1, "1e-upgrade-opportunist"))
          note_in_attack(game, occasion.owner, kOpportunistPaid);
      });
  adds<1>(all, "1e-upgrade-opportunist", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return occasion.attack == game.attack() && attacks(game, occasion) &&
           noted_in_attack(game, occasion.owner, kOpportunistPaid);
  });
}

}  // namespace plotboard::rules::effects::first
