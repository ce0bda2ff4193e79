#include "rules/cards/first/parts.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::effects::first {

// In the attack shuttle and the TIE fighter. Right before the dial is revealed: an ionised ship has none (1e-act-5). A
// granted action needs no icon (1e-action-6), and the action step stays.
void pilot_sabine_wren(Effects& all) {
  for (const char* card : {"1e-pilot-sabinewren-attackshuttle", "1e-pilot-sabinewren-tiefighter"}) {
    must(
        all, card, Window::before_activation,
        [](const Game& game, const Occasion& occasion) { return !is_ionised(book_of(game), owner_of(game, occasion)); },
        [](Game& game, Occasion& occasion) {
          free_action(game, occasion.owner, {"boost", "barrel-roll"}, occasion.card.text());
        });
  }
}

}  // namespace plotboard::rules::effects::first
