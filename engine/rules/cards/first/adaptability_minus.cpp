#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// From the placement on, which itself is at the printed skill (1e-squad-22).
void adaptability_minus(Effects& all) {
  must(all, "1e-upgrade-adaptability-elite-minus", Window::setup, nullptr, [](Game& game, Occasion& occasion) {
    const int skill = std::max(0, owner_of(game, occasion).initiative - 1);
    game.emit(state::InitiativeChanged{occasion.owner, occasion.card, skill});
  });
}

}  // namespace plotboard::rules::effects::first
