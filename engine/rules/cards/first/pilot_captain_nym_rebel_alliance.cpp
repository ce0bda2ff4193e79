#include "rules/cards/first/parts.hpp"
#include "rules/play/devices.hpp"

namespace plotboard::rules::effects::first {

// Once a round, wherever it lies: the token stays and may go off later.
void pilot_captain_nym_rebel_alliance(Effects& all) {
  Effect& prevents = may(
      all, "1e-pilot-captainnym-scurrgh6bomber-rebelalliance", Window::device_goes_off,
      [](const Game& game, const Occasion& occasion) {
        return is_fresh(game, occasion) && game.friendly(occasion.owner, occasion.other);
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        occasion.stopped = true;
      });
  prevents.anyone = true;
  prevents.worth = [](Game& game, const Occasion& occasion) {  // more friends than enemies would feel it
    const Id side = occasion.owner;
    if (!occasion.word.empty()) return game.friendly(side, occasion.word) || side == occasion.word;
    int friends = 0;
    for (const Id ship : ships_within(game, occasion.other, 1)) friends += game.friendly(side, ship) ? 1 : -1;
    return friends > 0;
  };
}

}  // namespace plotboard::rules::effects::first
