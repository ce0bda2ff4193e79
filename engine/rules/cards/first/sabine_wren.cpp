#include "rules/cards/first/parts.hpp"
#include "rules/play/devices.hpp"

namespace plotboard::rules::effects::first {

namespace {

Ids enemies_near_bomb(const Game& game, Id carrier, Id bomb) {
  Ids ids = ships_within(game, bomb, 1);
  std::erase_if(ids, [&](Id id) { return !state::are_enemies(game.piece(id).side, game.piece(carrier).side); });
  return ids;
}

}  // namespace

// Any friendly bomb token, whoever dropped it, once it has done what it does (1e-bomb-28).
void sabine_wren(Effects& all) {
  must(
      all, "1e-upgrade-sabinewren", Window::device_leaves,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece* bomb = game.find(occasion.other);
        return bomb != nullptr && bomb->side == owner_of(game, occasion).side && is_fresh(game, occasion) &&
               !enemies_near_bomb(game, occasion.owner, bomb->id).empty();
      },
      [](Game& game, Occasion& occasion) {
        use_up(game, occasion);
        const Ids among = enemies_near_bomb(game, occasion.owner, occasion.other);
        const Id enemy = pick_ship(game, occasion.owner, among, "1e-upgrade-sabinewren", false);
        suffer(game, enemy, 1, 0, "1e-upgrade-sabinewren");
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects::first
