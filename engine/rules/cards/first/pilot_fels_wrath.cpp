#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_doomed(const Game& game, const Occasion& occasion) { return owner_of(game, occasion).ship.hull_left() <= 0; }

}  // namespace

// Fully working until the Combat phase ends; hurt in the End phase, until that of the next round does.
void pilot_fels_wrath(Effects& all) {
  must(all, "1e-pilot-felswrath", Window::postpones_destruction, nullptr,
       [](Game&, Occasion& occasion) { occasion.value = 1; });
  must(all, "1e-pilot-felswrath", Window::start_of_planning, is_doomed, [](Game& game, Occasion& occasion) {
    game.emit(state::Marked{occasion.owner, kPostponed});
  });
  must(all, "1e-pilot-felswrath", Window::end_of_combat, is_doomed, [](Game& game, Occasion& occasion) {
    destroy(game, occasion.owner, "1e-pilot-felswrath", say("damage.destroyed"));
  });
}

}  // namespace plotboard::rules::effects::first
