#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

std::vector<std::size_t> dice_to_reroll(const Game& game) {
  std::vector<std::size_t> all;
  const auto& dice = game.attack()->attack_dice;
  for (std::size_t i = 0; i < dice.size(); ++i) {
    if (!dice[i].rerolled && !dice[i].fixed) all.push_back(i);
  }
  return all;
}

}  // namespace

// All dice or none: good results too, and those that a focus token has changed.
void pilot_han_solo(Effects& all) {
  offers(
      all, "1e-pilot-hansolo", Window::modify_attack,
      [](const Game& game, const Occasion&) { return !dice_to_reroll(game).empty(); },
      [](Game& game, Occasion&) { reroll(game, true, dice_to_reroll(game), say("dice.rerolled-by-card")); })
      .worth = [](Game& game, const Occasion&) {
    return 2 * (count(game, true, Face::hit) + count(game, true, Face::crit)) <
           static_cast<int>(game.attack()->attack_dice.size());
  };
}

}  // namespace plotboard::rules::effects::first
