#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void r5_p8(Effects& all) {
  Effect& again = squad_offer(
      all, "r5-p8", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && has_charge(game, occasion) &&
               is_in_arc(game, attack_in(game, occasion).defender, geom::ArcKind::front, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        const auto which = ask_reroll(game, occasion.owner, true, 1, 1, kCardRule);
        reroll(game, true, which, say("talent.rerolled", words::Card{occasion.card}));
        if (which.empty() || game.attack()->attack_dice[which.front()].face != state::Face::crit) return;
        suffer(game, occasion.owner, 0, 1, kCardRule);
      });
  again.run = [](Game& game, Occasion& occasion) {
    if (anything_rerollable(game, true))
      occasion.options->push_back(option(occasion.card, just(words::Card{occasion.card})));
  };
  again.worth = any_poor_die;
}

}  // namespace plotboard::rules::effects
