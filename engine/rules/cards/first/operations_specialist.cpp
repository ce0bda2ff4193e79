#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Once for each such attack; the attacker itself may get the token (1e-range-7).
void operations_specialist(Effects& all) {
  may(
      all, "1e-upgrade-operationsspecialist", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return game.friendly(occasion.owner, occasion.subject) && !game.attack()->has_hit() &&
               game.in_play(occasion.subject) && within(game, occasion.owner, occasion.subject, 1, 2);
      },
      [](Game& game, Occasion& occasion) {
        Ids among = friends_within(game, occasion.subject, 1, 3);
        among.insert(among.begin(), occasion.subject);
        const Id to = pick_ship(game, occasion.owner, among, "1e-upgrade-operationsspecialist", false);
        gain(game, to, Token::focus, 1, "1e-upgrade-operationsspecialist");
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
