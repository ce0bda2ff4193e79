#include <algorithm>

#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kJendonsReach = 3;
constexpr const char* kFarLocks = "colonel-jendon";  // a mark of the round

}  // namespace

void colonel_jendon(Effects& all) {
  may_gear(
      all, "colonel-jendon", Window::start_of_activation_phase, kCrew, has_charge,
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        game.emit(state::Marked{occasion.owner, kFarLocks});
      },
      say("colonel-jendon.far"))
      .worth = [](Game& game, const Occasion& occasion) {  // where nobody could lock anything else
    const Ids ids = game.ships_in_play();
    return std::none_of(ids.begin(), ids.end(), [&](Id id) {
      return game.friendly(id, occasion.owner) && !enemies_near(game, id, 0, kJendonsReach).empty();
    });
  };
  gear(
      all, "colonel-jendon", Window::lock_reach, kCrew,
      [](const Game& game, const Occasion& occasion) {
        return game.friendly(occasion.subject, occasion.owner) && game.piece(occasion.owner).ship.has_mark(kFarLocks);
      },
      [](Game&, Occasion& occasion) { occasion.value = occasion.value > 0 ? 0 : 1; })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
