#include "rules/cards/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::effects {

namespace {

bool at_locked_ship(const Game& game, const Occasion& occasion) {
  return attacks_with_primary(game, occasion) &&
         game.piece(occasion.subject).has_locked(attack_in(game, occasion).defender);
}

}  // namespace

// Once the lock is spent in the attack, the change can no longer be made (2e-ship-13).
void ship_advanced_targeting_computer(Effects& all) {
  Effect more;
  more.card = "advanced-targeting-computer";
  more.window = Window::attack_dice;
  more.rule = "2e-ship-11";
  more.when = at_locked_ship;
  more.run = [](Game&, Occasion& occasion) { ++occasion.value; };
  all.push_back(more);

  add_hit_to_crit(all, "advanced-targeting-computer", "2e-ship-12", at_locked_ship);
}

}  // namespace plotboard::rules::effects
