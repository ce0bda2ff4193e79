#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kCalculated{"pilot:leebo-yt2400:spent"};
bool calculated(const Game& game, const Occasion& occasion) {
  return game.in_play(occasion.owner) && base::contains(game.attack()->used, kCalculated);
}
void calculate_again(Game& game, Occasion& occasion) {
  gain(game, occasion.owner, state::Token::calculate, 1, kCardRule);
}

}  // namespace

void named_leebo(Effects& all) {
  squad_must(
      all, "pilot:leebo-yt2400", Window::token_spent,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack* attack = game.attack();
        return occasion.word == "calculate" && attack != nullptr &&
               (attack->attacker == occasion.owner || attack->defender == occasion.owner);
      },
      [](Game& game, Occasion&) {
        change_attack(game, [](state::Attack& attack) { attack.used.push_back(kCalculated); });
      });
  squad_must(all, "pilot:leebo-yt2400", Window::after_defend, calculated, calculate_again);
  squad_must(all, "pilot:leebo-yt2400", Window::after_attack, calculated, calculate_again);
}

}  // namespace plotboard::rules::effects
