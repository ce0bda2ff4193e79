#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// After a friend at range 1 to 3 was destroyed: an attack, in step 9 of the attack that is running (1e-timing-6). Once
// for each of them; the range is that of the moment when it was destroyed.
void pilot_chewbacca_swx57(Effects& all) {
  static const std::string due = "avenges:", paid = "avenged:";
  static const auto debts = [](const state::Piece& ship) {
    Ids fallen;
    for (const Id mark : ship.ship.marks) {
      if (!mark.starts_with(due)) continue;
      const std::string who = mark.text().substr(due.size());
      if (!ship.ship.has_mark(paid + who)) fallen.push_back(who);
    }
    return fallen;
  };
  static const auto avenge = [](Game& game, Id ship, Id fallen) {
    game.emit(state::Marked{ship, paid + fallen.text()});
    offer_attack(game, ship, {}, false, "1e-pilot-chewbacca-swx57");
  };
  must(
      all, "1e-pilot-chewbacca-swx57", Window::destroyed,
      [](const Game& game, const Occasion& occasion) {
        return is_friend(game, occasion.owner, occasion.subject) &&
               within(game, occasion.owner, occasion.subject, 1, 3) && may_attack_again(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::Marked{occasion.owner, due + occasion.subject.text()});
        if (game.attack() == nullptr) avenge(game, occasion.owner, occasion.subject);
      })
      .anyone = true;
  must(
      all, "1e-pilot-chewbacca-swx57", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return may_attack_again(game, occasion.owner) && !debts(owner_of(game, occasion)).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        for (const Id fallen : debts(game.piece(ship))) {
          if (may_attack_again(game, ship)) avenge(game, ship, fallen);
        }
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
