#include "rules/cards/first/parts_more.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::effects::first {

// Right before the dial is revealed: an ionised ship has none (1e-act-5). A granted action needs no icon (1e-action-6).
void pilot_sabine_wren_tie_fighter(Effects& all) {
  must(
      all, "1e-pilot-sabinewren-tiefighter", Window::before_activation,
      [](const Game& game, const Occasion& occasion) { return !is_ionised(book_of(game), owner_of(game, occasion)); },
      [](Game& game, Occasion& occasion) {
        free_action(game, occasion.owner, {"boost", "barrel-roll"}, "1e-pilot-sabinewren-tiefighter");
      });
}

}  // namespace plotboard::rules::effects::first
