#include "rules/cards/first/parts.hpp"
#include "rules/first/huge.hpp"

namespace plotboard::rules::effects::first {

// Within the energy limit, and to be put on cards at once if it likes.
void optimized_generators(Effects& all) {
  must(all, "1e-upgrade-optimizedgenerators", Window::energy_allocated, is_fresh, [](Game& game, Occasion& occasion) {
    constexpr int kGained = 2;
    use_up(game, occasion);
    rules::first::gain_energy(game, occasion.owner, kGained);
  });
}

}  // namespace plotboard::rules::effects::first
