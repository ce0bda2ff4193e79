#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kSloanesReach = 3;

}  // namespace

// Choice "reroll" of the attacker: which die.
void admiral_sloane(Effects& all) {
  gear(
      all, "admiral-sloane", Window::after_defend, kCrew,
      [](const Game& game, const Occasion& occasion) {
        const Id defender = attack_in(game, occasion).defender;
        return occasion.subject == defender && defender != occasion.owner && game.piece(defender).ship.destroyed &&
               friend_defends(game, occasion, kSloanesReach);
      },
      [](Game& game, Occasion& occasion) {
        constexpr int kShock = 2;
        tell_card(game, occasion);
        gain(game, occasion.other, state::Token::stress, kShock, kCrew, game.piece(occasion.owner).side);
      })
      .anyone = true;

  Effect& again = may_gear(
      all, "admiral-sloane", Window::modify_attack, kCrew,
      [](const Game& game, const Occasion& occasion) {
        return occasion.subject == attack_in(game, occasion).attacker &&
               friend_attacks(game, occasion, kSloanesReach) &&
               game.piece(attack_in(game, occasion).defender).tokens.stress > 0;
      },
      [](Game& game, Occasion& occasion) {
        if (!anything_rerollable(game, true)) return;
        occasion.options->push_back(option(occasion.card, say("talent.reroll-one", words::Card{occasion.card})));
      });
  again.anyone = true;
  again.worth = has_poor_die;
  again.use = [](Game& game, Occasion& occasion) { reroll_one(game, game.attack()->attacker, occasion.card, kCrew); };
}

}  // namespace plotboard::rules::effects
