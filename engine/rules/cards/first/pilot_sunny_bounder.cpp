#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

// The word of a roll is the weapon, that of a reroll whose dice they are.
bool rolls_attack_dice(const Game& game, const Occasion& occasion) { return game.attack()->attacker == occasion.owner; }

bool shows_one_face(const Game& game, const Occasion& occasion) {
  if (game.attack() == nullptr || !is_fresh(game, occasion)) return false;
  const bool attacking = rolls_attack_dice(game, occasion);
  const state::Attack& attack = *game.attack();
  const auto& dice = attacking ? attack.attack_dice : attack.defense_dice;
  const bool fixed = attacking ? attack.attack_fixed : attack.defense_fixed;
  return !dice.empty() && !fixed &&
         std::all_of(dice.begin(), dice.end(), [&](const state::Die& die) { return die.face == dice.front().face; });
}

void add_the_same(Game& game, Occasion& occasion) {
  const bool attacking = rolls_attack_dice(game, occasion);
  // Adding a result is a modification (1e-attack-27).
  if (!modification_fault(game, *game.attack(), occasion.card, attacking).empty()) return;
  use_up(game, occasion);
  const auto& dice = attacking ? game.attack()->attack_dice : game.attack()->defense_dice;
  add_die(game, attacking, dice.front().face);
}

// Once a round: not for blanks, nor for focus results that she cannot turn.
bool is_worth_having(Game& game, const Occasion& occasion) {
  const bool attacking = rolls_attack_dice(game, occasion);
  const auto& dice = attacking ? game.attack()->attack_dice : game.attack()->defense_dice;
  const Face face = dice.front().face;
  return face == Face::focus ? game.piece(occasion.owner).tokens.focus > 0 : face != Face::blank;
}

}  // namespace

// The value of a roll tells that a weapon has changed the dice already, which it may do only after this.
void pilot_sunny_bounder(Effects& all) {
  for (const Window window : {Window::attack_rolled, Window::defense_rolled}) {
    may(
        all, "1e-pilot-sunnybounder", window,
        [](const Game& game, const Occasion& occasion) {
          return occasion.value == 0 && shows_one_face(game, occasion);
        },
        add_the_same)
        .worth = is_worth_having;
  }
  may(all, "1e-pilot-sunnybounder", Window::dice_rerolled, shows_one_face, add_the_same).worth = is_worth_having;
}

}  // namespace plotboard::rules::effects::first
