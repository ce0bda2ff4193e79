#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kRieekan = "1e-upgrade-carlistrieekan";

bool is_raised_by_him(const state::Piece& ship) {
  const auto& changes = ship.ship.initiatives;
  return ship.in_play() &&
         std::any_of(changes.begin(), changes.end(), [](const auto& change) { return change.source == kRieekan; });
}

}  // namespace

// The card has gone: how it ends is everybody's. Asked for once, at the first of the ships.
void carlist_rieekan(Effects& all) {
  static constexpr int kSkill = 12;
  Effect& raises = may(all, kRieekan, Window::start_of_activation_phase, is_own, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    discard_card(game, ship, kRieekan, kRieekan);
    for (const Id other : game.ships_in_play()) {
      if (game.friendly(ship, other)) game.emit(state::InitiativeChanged{other, kRieekan, kSkill});
    }
  });
  raises.worth = [](Game&, const Occasion&) { return false; };
  must(
      all, "1e-rules", Window::end_of_activation_phase,
      [](const Game& game, const Occasion& occasion) {
        const auto& pieces = game.table().pieces;
        const auto first = std::find_if(pieces.begin(), pieces.end(), is_raised_by_him);
        return first != pieces.end() && first->id == occasion.subject;
      },
      [](Game& game, Occasion&) {
        for (const Id other : game.ships_in_play()) {
          if (is_raised_by_him(game.piece(other))) game.emit(state::InitiativeChanged{other, kRieekan, std::nullopt});
        }
      })
      .rule = kRieekan;
}

}  // namespace plotboard::rules::effects::first
