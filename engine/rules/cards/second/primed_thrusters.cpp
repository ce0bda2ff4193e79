#include "rules/cards/parts_gear.hpp"

namespace plotboard::rules::effects {

void primed_thrusters(Effects& all) {
  gear(
      all, "primed-thrusters", Window::acts_stressed, kTech,
      [](const Game& game, const Occasion& occasion) {
        constexpr int kMost = 2;  // stress tokens
        return (occasion.word == "barrel-roll" || occasion.word == "boost") &&
               game.piece(occasion.owner).tokens.stress <= kMost;
      },
      [](Game&, Occasion& occasion) { occasion.value = 1; });
}

}  // namespace plotboard::rules::effects
