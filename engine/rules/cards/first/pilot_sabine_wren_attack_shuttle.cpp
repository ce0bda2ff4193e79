#include "rules/cards/first/parts.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::effects::first {

// Right before the dial is revealed: an ionised ship has none (1e-act-5). The action step stays.
void pilot_sabine_wren_attack_shuttle(Effects& all) {
  must(
      all, "1e-pilot-sabinewren-attackshuttle", Window::before_activation,
      [](const Game& game, const Occasion& occasion) { return !is_ionised(book_of(game), owner_of(game, occasion)); },
      [](Game& game, Occasion& occasion) {
        free_action(game, occasion.owner, {"boost", "barrel-roll"}, "1e-pilot-sabinewren-attackshuttle");
      });
}

}  // namespace plotboard::rules::effects::first
