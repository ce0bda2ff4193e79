#include "rules/cards/first/parts_maneuvers.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

Ids seen_by_agent(const Game& game, Id ship) {
  Ids ids = enemies_within(game, ship, 1, 2);
  std::erase_if(ids, [&](Id id) { return !has_dial(game, id); });
  return ids;
}

}  // namespace

void intelligence_agent(Effects& all) {
  may(
      all, "1e-upgrade-intelligenceagent", Window::start_of_activation_phase,
      [](const Game& game, const Occasion& occasion) { return !seen_by_agent(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id target =
            pick_ship(game, occasion.owner, seen_by_agent(game, occasion.owner), "1e-upgrade-intelligenceagent", false);
        look_at_dial(game, occasion.owner, target, "1e-upgrade-intelligenceagent");
      });
}

}  // namespace plotboard::rules::effects::first
