#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids proachs_targets(const Game& game, const Occasion& occasion) {
  Ids ids = enemies_at(game, occasion, 1, 2);
  std::erase_if(ids, [&](Id id) { return !is_in_bullseye(game, id, occasion.owner); });
  return ids;
}

}  // namespace

void named_foreman_proach(Effects& all) {
  squad_may(
      all, "pilot:foremanproach", Window::before_engage,
      [](const Game& game, const Occasion& occasion) { return !proachs_targets(game, occasion).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id target = pick_ship(game, occasion, proachs_targets(game, occasion));
        gain(game, occasion.owner, state::Token::disarm, 1, kCardRule);
        gain(game, target, state::Token::tractor, 1, kCardRule, bearer(game, occasion).side);
      })
      .worth = [](Game& game, const Occasion& occasion) { return shots_of(game, occasion.owner).empty(); };
}

}  // namespace plotboard::rules::effects
