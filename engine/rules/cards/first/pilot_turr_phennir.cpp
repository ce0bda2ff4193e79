#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_turr_phennir(Effects& all) {
  must(all, "1e-pilot-turrphennir", Window::after_attack, nullptr, [](Game& game, Occasion& occasion) {
    free_action(game, occasion.owner, {"boost", "barrel-roll"}, "1e-pilot-turrphennir");
  });
}

}  // namespace plotboard::rules::effects::first
