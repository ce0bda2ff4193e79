#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids ketsus_targets(const Game& game, const Occasion& occasion) {
  Ids ids = only_in_turret_arc(game, occasion, others_at(game, occasion, 0, 1));
  std::erase_if(ids, [&](Id id) { return !is_in_arc(game, id, geom::ArcKind::front, occasion.owner); });
  return ids;
}

}  // namespace

void named_ketsu_onyo(Effects& all) {
  squad_may(
      all, "pilot:ketsuonyo", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !ketsus_targets(game, occasion).empty(); },
      [](Game& game, Occasion& occasion) {
        const Id target = pick_ship(game, occasion, ketsus_targets(game, occasion));
        gain(game, target, state::Token::tractor, 1, kCardRule, bearer(game, occasion).side);
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return are_enemies(game, ketsus_targets(game, occasion).front(), occasion.owner);
  };
}

}  // namespace plotboard::rules::effects
