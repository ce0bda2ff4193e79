#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

void pilot_zuckuss(Effects& all) {
  may(all, "1e-pilot-zuckuss", Window::before_attack_dice, attacks,
      [](Game& game, Occasion&) { settle_for_roll(game, "1e-pilot-zuckuss"); });
  for (const Window window : {Window::attack_dice, Window::defense_dice_against}) {
    adds<1>(all, "1e-pilot-zuckuss", window, [](const Game& game, const Occasion& occasion) {
      return attacks(game, occasion) && is_settled(game, occasion, "1e-pilot-zuckuss");
    });
  }
}

}  // namespace plotboard::rules::effects::first
