#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

Ids unstressed_near_mara(const Game& game, Id carrier) {
  Ids ids = enemies_within(game, carrier, 1, 1);
  std::erase_if(ids, [&](Id id) { return is_stressed(game.piece(id)); });
  return ids;
}

}  // namespace

void mara_jade(Effects& all) {
  must(
      all, "1e-upgrade-marajade", Window::end_of_combat,
      [](const Game& game, const Occasion& occasion) { return !unstressed_near_mara(game, occasion.owner).empty(); },
      [](Game& game, Occasion& occasion) {
        for (const Id enemy : unstressed_near_mara(game, occasion.owner)) {
          gain(game, enemy, Token::stress, 1, "1e-upgrade-marajade");
        }
      });
}

}  // namespace plotboard::rules::effects::first
