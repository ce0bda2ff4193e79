#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

void jan_dodonna(Effects& all) {
  offers(
      all, "1e-upgrade-jandodonna", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return is_friend(game, occasion.owner, occasion.subject) &&
               within(game, occasion.owner, occasion.subject, 1, 1) && any(game, true, Face::hit);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::hit, Face::crit, 1); })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
