#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kDecoySwap = "1e-upgrade-decoy";

bool is_swapped_by_decoy(const state::Piece& ship) {
  const auto& changes = ship.ship.initiatives;
  return std::any_of(changes.begin(), changes.end(),
                     [](const state::Initiative& change) { return change.source == kDecoySwap; });
}
Ids ships_swapped_by_decoy(const Game& game) {
  Ids ids;
  for (const state::Piece& piece : game.table().pieces) {
    if (piece.in_play() && is_swapped_by_decoy(piece)) ids.push_back(piece.id);
  }
  return ids;
}

}  // namespace

// The latest change of a pilot skill counts until it ends (1e-ps-2, -3). The swap ends with the phase even if the
// carrier is gone (1e-golden-13): so it is nobody's card that ends it, once for all ships.
void decoy(Effects& all) {
  may(
      all, "1e-upgrade-decoy", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !friends_within(game, occasion.owner, 1, 2).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id other = pick_ship(game, ship, friends_within(game, ship, 1, 2), "1e-upgrade-decoy", false);
        const int own = game.piece(ship).initiative, theirs = game.piece(other).initiative;
        game.emit(state::InitiativeChanged{ship, kDecoySwap, theirs});
        game.emit(state::InitiativeChanged{other, kDecoySwap, own});
      })
      .worth = [](Game&, const Occasion&) { return false; };
  Effect& ends = must(
      all, "1e-rules", Window::end_of_combat,
      [](const Game& game, const Occasion& occasion) {
        const Ids ships = ships_swapped_by_decoy(game);
        return !ships.empty() && ships.front() == occasion.subject;
      },
      [](Game& game, Occasion&) {
        for (const Id ship : ships_swapped_by_decoy(game))
          game.emit(state::InitiativeChanged{ship, kDecoySwap, std::nullopt});
      });
  ends.rule = "1e-upgrade-decoy";
  ends.prompt = just(words::Card{"1e-upgrade-decoy"});
}

}  // namespace plotboard::rules::effects::first
