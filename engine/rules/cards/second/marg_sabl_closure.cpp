#include "rules/cards/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids strained_ahead(const Game& game, const Occasion& occasion) {
  Ids ids = enemies_at(game, occasion, 1, 2);
  std::erase_if(ids, [&](Id id) { return !is_in_arc(game, id, geom::ArcKind::front, occasion.owner); });
  return ids;
}

}  // namespace

void marg_sabl_closure(Effects& all) {
  squad_may(
      all, "marg-sabl-closure", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return moved(occasion, true) && occasion.move->hits_obstacle() && !strained_ahead(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id enemy = pick_ship(game, occasion, strained_ahead(game, occasion));
        gain(game, enemy, state::Token::strain, 1, kCardRule, bearer(game, occasion).side);
      });
}

}  // namespace plotboard::rules::effects
