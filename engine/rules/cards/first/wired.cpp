#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Any number of its own focus results, once an attack and only while stressed.
void wired(Effects& all) {
  static constexpr auto any_open = [](const Game& game, bool attack_die) {
    const auto& dice = attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
    return std::any_of(dice.begin(), dice.end(),
                       [](const state::Die& die) { return die.face == Face::focus && !die.rerolled && !die.fixed; });
  };
  static constexpr auto reroll_focus = [](Game& game, Id ship, bool attack_die) {
    const auto picked = ask_reroll(game, ship, attack_die, 0, state::kMostTokens, "1e-upgrade-wired", {Face::focus});
    reroll(game, attack_die, picked, say("dice.rerolled-by-card"));
  };
  offers(
      all, "1e-upgrade-wired", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && is_stressed(owner_of(game, occasion)) && any_open(game, true);
      },
      [](Game& game, Occasion& occasion) { reroll_focus(game, occasion.owner, true); });
  Effect& defending = may(
      all, "1e-upgrade-wired", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && is_stressed(owner_of(game, occasion)) && any_open(game, false);
      },
      [](Game&, Occasion& occasion) {  // by a key of its own: the attacker may have used the card in this attack
        occasion.options->push_back(option("1e-upgrade-wired:defense", just(words::Card{occasion.card})));
      });
  defending.use = [](Game& game, Occasion& occasion) { reroll_focus(game, occasion.owner, false); };
}

}  // namespace plotboard::rules::effects::first
