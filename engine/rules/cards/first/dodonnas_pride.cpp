#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr std::string_view kCoordinated = "dodonnas-pride:";
constexpr const char* kNoMoreOfIt = "dodonnas-pride-over";

Ids ships_to_coordinate(const Game& game, Id ship) {
  Ids ids = friends_within(game, ship, 1, 2);
  std::erase_if(ids, [&](Id id) { return geom::is_huge(game.piece(id).base); });  // huge-tokens-9
  return ids;
}

bool is_coordinating(const Game&, const Occasion& occasion) {
  return occasion.owner == occasion.subject && occasion.word == "coordinate";
}

}  // namespace

// One of the two acts before the action itself names the other; for whoever has acted so there is no second action in
// it. The ships' own limits hold (1e-coord-2).
void dodonnas_pride(Effects& all) {
  must(
      all, "1e-upgrade-dodonnaspride", Window::before_action,
      [](const Game& game, const Occasion& occasion) {
        return is_coordinating(game, occasion) && ships_to_coordinate(game, occasion.owner).size() > 1;
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const Id named = pick_ship(game, ship, ships_to_coordinate(game, ship), "1e-upgrade-dodonnaspride");
        if (named.empty()) return;
        free_action(game, named, {}, "1e-upgrade-dodonnaspride");
        game.emit(state::Marked{ship, std::string(kCoordinated) + named.text()});
      });
  must(
      all, "1e-upgrade-dodonnaspride", Window::may_act,
      [](const Game& game, const Occasion& occasion) {
        const state::ShipState& ship = owner_of(game, occasion).ship;
        return ship.has_mark(std::string(kCoordinated) + occasion.subject.text()) && !ship.has_mark(kNoMoreOfIt);
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = "1e-upgrade-dodonnaspride";
      })
      .anyone = true;
  must(all, "1e-upgrade-dodonnaspride", Window::after_action, is_coordinating, [](Game& game, Occasion& occasion) {
    game.emit(state::Marked{occasion.owner, kNoMoreOfIt});
  });
}

}  // namespace plotboard::rules::effects::first
