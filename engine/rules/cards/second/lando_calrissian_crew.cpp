#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

template <bool attack_die>
bool may_spend_green(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  return (attack_die ? attack.attacker : attack.defender) == occasion.owner &&
         has_green_token(bearer(game, occasion)) && anything_rerollable(game, attack_die);
}
template <bool attack_die>
void spend_green_and_reroll(Game& game, Occasion& occasion) {
  const Id ship = occasion.owner;
  spend(game, ship, pick_token(game, ship, ship, tokens_of(bearer(game, occasion), state::is_green)), kCardRule);
  if (!anything_rerollable(game, attack_die)) return;
  const auto which = ask_reroll(game, ship, attack_die, 1, 2, kCardRule);
  reroll(game, attack_die, which, say("talent.rerolled", words::Card{occasion.card}));
}
template <bool attack_die>
bool blanks_abound(Game& game, const Occasion&) {
  const auto& dice = attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
  return count_faces(dice, state::Face::blank) >= 2;
}

}  // namespace

void lando_calrissian_crew(Effects& all) {
  squad_may(all, "lando-calrissian-crew", Window::attack_rolled, may_spend_green<true>, spend_green_and_reroll<true>)
      .worth = blanks_abound<true>;
  squad_may(all, "lando-calrissian-crew", Window::defense_rolled, may_spend_green<false>, spend_green_and_reroll<false>)
      .worth = blanks_abound<false>;
}

}  // namespace plotboard::rules::effects
