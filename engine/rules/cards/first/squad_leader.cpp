#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

Ids juniors_of_leader(const Game& game, Id carrier) {
  Ids ids = friends_within(game, carrier, 1, 2);
  std::erase_if(ids, [&](Id id) { return game.piece(id).initiative >= game.piece(carrier).initiative; });
  return ids;
}

}  // namespace

void squad_leader(Effects& all) {
  action(
      all, "1e-upgrade-squadleader",
      [](const Game& game, const Occasion& occasion) { return !juniors_of_leader(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id ship =
            pick_ship(game, occasion.owner, juniors_of_leader(game, occasion.owner), "1e-upgrade-squadleader", false);
        free_action(game, ship, {}, "1e-upgrade-squadleader");
      });
}

}  // namespace plotboard::rules::effects::first
