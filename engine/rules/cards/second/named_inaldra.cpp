#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

void hurt_and_reroll(Game& game, Occasion& occasion) {
  suffer(game, occasion.owner, 1, 0, kCardRule);
  reroll_picked(game, occasion, state::kMostTokens);
}
bool two_poor_dice(Game& game, const Occasion& occasion) {
  const auto& dice = of_attack_dice(occasion) ? game.attack()->attack_dice : game.attack()->defense_dice;
  return count_faces(dice, state::Face::blank) >= 2 && points_left(game, occasion.owner) > 1;
}
bool may_reroll_for_damage(const Game& game, const Occasion& occasion) {
  return game.attack() == nullptr || anything_rerollable(game, of_attack_dice(occasion));
}

}  // namespace

void named_inaldra(Effects& all) {
  for (const Window window : {Window::modify_attack, Window::modify_defense})
    squad_offer(all, "pilot:inaldra", window, may_reroll_for_damage, hurt_and_reroll).worth = two_poor_dice;
}

}  // namespace plotboard::rules::effects
