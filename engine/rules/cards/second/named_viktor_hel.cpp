#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kTwoDice{"pilot:viktorhel:two"};

}  // namespace

void named_viktor_hel(Effects& all) {
  squad_must(
      all, "pilot:viktorhel", Window::defense_rolled,
      [](const Game& game, const Occasion& occasion) {
        return owner_defends(game, occasion) && game.attack()->defense_dice.size() == 2;
      },
      [](Game& game, Occasion&) {
        change_attack(game, [](state::Attack& attack) { attack.used.push_back(kTwoDice); });
      });
  squad_must(
      all, "pilot:viktorhel", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = *game.attack();
        return owner_defends(game, occasion) && !base::contains(attack.used, kTwoDice) &&
               is_ship_in_play(game, attack.attacker);
      },
      [](Game& game, Occasion& occasion) {
        const Id attacker = game.attack()->attacker;
        gain(game, attacker, state::Token::stress, 1, kCardRule, bearer(game, occasion).side);
      });
}

}  // namespace plotboard::rules::effects
