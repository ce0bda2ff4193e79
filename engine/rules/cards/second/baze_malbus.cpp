#include <algorithm>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kMostTokens = 2;
int bazes_enemies(const Game& game, const Occasion& occasion) {
  return std::min(kMostTokens, static_cast<int>(enemies_at(game, occasion, 0, 1).size()));
}

}  // namespace

// A red focus action is one that stresses.
void baze_malbus(Effects& all) {
  squad_may(
      all, "baze-malbus", Window::after_action,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "focus" && bazes_enemies(game, occasion) > 0 && is_unstressed(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        const int more = bazes_enemies(game, occasion);
        be_stressed(game, occasion);
        gain(game, occasion.owner, state::Token::focus, more, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
