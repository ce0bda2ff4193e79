#include "rules/cards/first/parts_range.hpp"

#include <algorithm>

namespace plotboard::rules::effects::first {

// Of several changes of pilot skill the latest counts (1e-ps-2). The rules end it, for Roark may be gone by then.
void pilot_roark_garnet(Effects& all) {
  must(
      all, "1e-pilot-roarkgarnet", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !friends_within(game, occasion.owner, 1, 3).empty(); },
      [](Game& game, Occasion& occasion) {
        const char* rule = "1e-pilot-roarkgarnet";
        const Id picked = pick_ship(game, occasion.owner, friends_within(game, occasion.owner, 1, 3), rule, false);
        game.emit(state::InitiativeChanged{picked, rule, 12});
      });
  Effect& ends = must(
      all, "1e-rules", Window::end_of_combat,
      [](const Game& game, const Occasion& occasion) {
        const auto& changes = owner_of(game, occasion).ship.initiatives;
        return std::any_of(changes.begin(), changes.end(),
                           [](const state::Initiative& change) { return change.source == "1e-pilot-roarkgarnet"; });
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::InitiativeChanged{occasion.owner, "1e-pilot-roarkgarnet", std::nullopt});
      });
  ends.rule = "1e-pilot-roarkgarnet";
  ends.prompt = just(words::Card{"1e-pilot-roarkgarnet"});
}

}  // namespace plotboard::rules::effects::first
