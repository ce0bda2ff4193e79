#include <algorithm>

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// A bomb may lie between the front guides, by whatever template cards allow. One a round, so one roll a round
// (1e-bomb-2); bombs that lie there since set-up have not been dropped.
void pilot_deathrain(Effects& all) {
  must(all, "1e-pilot-deathrain", Window::device_template, nullptr, [](Game&, Occasion& occasion) {
    constexpr std::string_view kAhead = "launch-";
    const std::vector<state::Option> templates = *occasion.options;
    for (const state::Option& each : templates) {
      const Id ahead = std::string(kAhead) + each.key.text();
      const bool listed = std::any_of(occasion.options->begin(), occasion.options->end(),
                                      [ahead](const state::Option& one) { return one.key == ahead; });
      if (!each.key.starts_with(kAhead) && !listed) occasion.options->push_back(option(ahead, {}));
    }
  });
  must(
      all, "1e-pilot-deathrain", Window::device_placed,
      [](const Game& game, const Occasion& occasion) {
        return game.table().play.phase == state::Phase::activation && is_fresh(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        free_action(game, occasion.owner, {"barrel-roll"}, "1e-pilot-deathrain");
      });
}

}  // namespace plotboard::rules::effects::first
