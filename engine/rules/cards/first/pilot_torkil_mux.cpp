#include <algorithm>

#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

const Id kTorkilMux{"1e-pilot-torkilmux"};

bool is_slowed_by_torkil_mux(const Game& game, const Occasion& occasion) {
  const auto& changes = game.piece(occasion.subject).ship.initiatives;
  return std::any_of(changes.begin(), changes.end(),
                     [](const state::Initiative& change) { return change.source == kTorkilMux; });
}

}  // namespace

// Of several changes of skill the latest counts (1e-ps-2). It ends with Combat whether he still flies or not, so that
// end is everybody's.
void pilot_torkil_mux(Effects& all) {
  must(
      all, "1e-pilot-torkilmux", Window::end_of_activation_phase,
      [](const Game& game, const Occasion& occasion) { return !enemies_within(game, occasion.owner, 1, 2).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id enemy =
            pick_ship(game, occasion.owner, enemies_within(game, occasion.owner, 1, 2), "1e-pilot-torkilmux", false);
        if (!enemy.empty()) game.emit(state::InitiativeChanged{enemy, kTorkilMux, 0});
      });
  Effect& ends =
      must(all, "1e-rules", Window::end_of_combat, is_slowed_by_torkil_mux, [](Game& game, Occasion& occasion) {
        game.emit(state::InitiativeChanged{occasion.subject, kTorkilMux, std::nullopt});
      });
  ends.rule = "1e-pilot-torkilmux";
  ends.prompt = just(words::Card{kTorkilMux});
}

}  // namespace plotboard::rules::effects::first
