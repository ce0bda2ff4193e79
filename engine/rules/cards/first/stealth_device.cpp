#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Found once an attack hits, whatever it does then; the dice of that attack stay. Its agility goes with it.
void stealth_device(Effects& all) {
  must(all, "1e-upgrade-stealthdevice", Window::after_hit, defends, [](Game& game, Occasion& occasion) {
    discard_card(game, occasion.owner, occasion.card, "1e-upgrade-stealthdevice");
  }).anyone = true;
}

}  // namespace plotboard::rules::effects::first
