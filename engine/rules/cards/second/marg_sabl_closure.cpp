#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids strained_ahead(const Game& game, const Occasion& occasion) {
  Ids ids = enemies_at(game, occasion, 1, 2);
  std::erase_if(ids, [&](Id id) { return !is_in_arc(game, id, geom::ArcKind::front, occasion.owner); });
  return ids;
}
// What else is flown so, ailerons and wings, is flown in the Activation Phase.
bool has_deployed(const Game& game, const Occasion& occasion) {
  return occasion.word == "effect" && game.table().play.phase != state::Phase::activation;
}

}  // namespace

// Through structures and huge ships: by hand.
void marg_sabl_closure(Effects& all) {
  squad_may(
      all, "marg-sabl-closure", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        if (!moved(occasion, true) || strained_ahead(game, occasion).empty()) return false;
        return !occasion.move->template_crosses.empty() || has_deployed(game, occasion);
      },
      [](Game& game, Occasion& occasion) {
        const Id enemy = pick_ship(game, occasion, strained_ahead(game, occasion));
        gain(game, enemy, state::Token::strain, 1, kCardRule, bearer(game, occasion).side);
      });
}

}  // namespace plotboard::rules::effects
