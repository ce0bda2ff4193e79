#include <algorithm>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

template <bool attack_die>
bool all_alike(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  const auto& dice = attack_die ? attack.attack_dice : attack.defense_dice;
  const Id roller = attack_die ? attack.attacker : attack.defender;
  return roller == occasion.owner && !dice.empty() &&
         std::all_of(dice.begin(), dice.end(), [&](const state::Die& die) { return die.face == dice.front().face; });
}
template <bool attack_die>
void add_another(Game& game, Occasion&) {
  const state::Attack& attack = *game.attack();
  add_die(game, attack_die, (attack_die ? attack.attack_dice : attack.defense_dice).front().face);
}
template <bool attack_die>
bool rerolled_alike(const Game& game, const Occasion& occasion) {
  return game.attack() != nullptr && occasion.word == (attack_die ? "attack" : "defense") &&
         all_alike<attack_die>(game, occasion);
}

}  // namespace

void named_sunny_bounder(Effects& all) {
  squad_may(all, "pilot:sunnybounder", Window::attack_rolled, all_alike<true>, add_another<true>);
  squad_may(all, "pilot:sunnybounder", Window::defense_rolled, all_alike<false>, add_another<false>);
  squad_may(all, "pilot:sunnybounder", Window::dice_rerolled, rerolled_alike<true>, add_another<true>);
  squad_may(all, "pilot:sunnybounder", Window::dice_rerolled, rerolled_alike<false>, add_another<false>);
}

}  // namespace plotboard::rules::effects
