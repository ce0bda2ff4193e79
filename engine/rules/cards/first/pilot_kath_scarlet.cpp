#include "rules/cards/first/parts_dice.hpp"

#include <algorithm>

namespace plotboard::rules::effects::first {

namespace {

// How many of them the defender's evades are about to cancel.
int crits_evaded(Game& game) {
  const int evades = count(game, false, Face::evade);
  const int crits = count(game, true, Face::crit);
  const int order = attack_number(game, Window::cancel_order, *game.attack(), true, 0);
  if (order == 2) return 0;  // hits alone
  const int hits_first = order == 1 ? 0 : count(game, true, Face::hit);
  return std::clamp(evades - hits_first, 0, crits);
}

}  // namespace

// One token, however many critical results are cancelled, hit or not; those that the attacker's own weapon cancels do
// not count (1e-attack-31).
void pilot_kath_scarlet(Effects& all) {
  must(
      all, "1e-pilot-kathscarlet-firespray31-galacticempire", Window::neutralize,
      [](const Game& game, const Occasion&) {
        return count(game, true, Face::crit) > 0 && count(game, false, Face::evade) > 0;
      },
      [](Game& game, Occasion& occasion) {
        if (crits_evaded(game) == 0) return;
        gain(game, occasion.other, Token::stress, 1, "1e-pilot-kathscarlet-firespray31-galacticempire",
             game.piece(occasion.owner).side);
      });
}

}  // namespace plotboard::rules::effects::first
