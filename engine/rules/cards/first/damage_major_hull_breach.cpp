#include <algorithm>

#include "rules/cards/first/parts_damage.hpp"

namespace plotboard::rules::effects::first {

namespace {

// A mark for each copy that came this round, for it works from the next one on.
constexpr const char* kNewHullBreach = "new-hull-breach";

}  // namespace

void damage_major_hull_breach(Effects& all) {
  on_damage(all, {{"damage:211", "1e-deckf-12"}}, Window::card_faceup, nullptr, [](Game& game, Occasion& occasion) {
    game.emit(state::Marked{occasion.owner, kNewHullBreach});
  });
  on_damage(
      all, {{"damage:211", "1e-deckf-12"}}, Window::damage_faceup,
      [](const Game& game, const Occasion& occasion) {
        const state::ShipState& ship = owner_of(game, occasion).ship;
        return ship.faceup(number_of(occasion)) > std::count(ship.marks.begin(), ship.marks.end(), Id(kNewHullBreach));
      },
      [](Game&, Occasion& occasion) { occasion.value = 1; });
}

}  // namespace plotboard::rules::effects::first
