#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

template <bool attack_die>
bool lando_may_gamble(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  const bool own = (attack_die ? attack.attacker : attack.defender) == occasion.owner;
  return own && is_unstressed(game, occasion) && shows(game, attack_die, state::Face::blank);
}
template <bool attack_die>
void gamble(Game& game, Occasion& occasion) {
  be_stressed(game, occasion);
  const auto& dice = attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
  std::vector<std::size_t> blanks;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    if (dice[i].face == state::Face::blank && !dice[i].rerolled) blanks.push_back(i);
  }
  if (!blanks.empty()) reroll(game, attack_die, blanks, say("talent.rerolled", words::Card{occasion.card}));
}
template <bool attack_die>
bool two_blanks(Game& game, const Occasion&) {
  const state::Attack& attack = *game.attack();
  return count_faces(attack_die ? attack.attack_dice : attack.defense_dice, state::Face::blank) >= 2;
}

}  // namespace

void named_lando_calrissian(Effects& all) {
  for (const char* card : {"pilot:landocalrissian", "pilot:landocalrissian-escapecraft"}) {
    squad_may(all, card, Window::attack_rolled, lando_may_gamble<true>, gamble<true>).worth = two_blanks<true>;
    squad_may(all, card, Window::defense_rolled, lando_may_gamble<false>, gamble<false>).worth = two_blanks<false>;
  }
}

}  // namespace plotboard::rules::effects
