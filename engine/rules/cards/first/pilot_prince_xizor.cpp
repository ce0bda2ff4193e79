#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// One result an attack, as his player decides, after what the attacker's cards make of the hit; where they cancel the
// dice there is nothing to pass on (1e-attack-33). The other ship is not hit.
void pilot_prince_xizor(Effects& all) {
  Effect& passes = may(
      all, "1e-pilot-princexizor", Window::deal_damage,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && !is_own(game, occasion) && results_stay(game) &&
               count(game, true, Face::hit) + count(game, true, Face::crit) > 0 &&
               !friends_within(game, occasion.owner, 1, 1).empty();
      },
      [](Game& game, Occasion& occasion) {
        const char* rule = "1e-pilot-princexizor";
        const Id other = pick_ship(game, occasion.owner, friends_within(game, occasion.owner, 1, 1), rule, false);
        Ids results;
        if (count(game, true, Face::hit) > 0) results.push_back("hit");
        if (count(game, true, Face::crit) > 0) results.push_back("crit");
        const bool crit = pick_word(game, occasion.owner, results, rule) == "crit";
        cancel(game, true, crit ? Face::crit : Face::hit);
        suffer(game, other, crit ? 0 : 1, crit ? 1 : 0, rule);
      });
  passes.anyone = true;
  passes.worth = [](Game& game, const Occasion& occasion) {  // it has to be about his life
    return game.piece(occasion.owner).ship.shields == 0;
  };
}

}  // namespace plotboard::rules::effects::first
