#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

Ids dalans_targets(const Game& game, const Occasion& occasion) {
  Ids ids = others_at(game, occasion, 0, 3);
  std::erase_if(ids,
                [&](Id id) { return game.piece(id).ship.shields == 0 || !is_in_bullseye(game, id, occasion.owner); });
  return ids;
}

}  // namespace

void named_dalan_oberos(Effects& all) {
  squad_may(
      all, "pilot:dalanoberos", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) {
        return has_charge(game, occasion) && !dalans_targets(game, occasion).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id target = pick_ship(game, occasion, dalans_targets(game, occasion));
        spend_charges(game, occasion, 1);
        lose_shield(game, target, kCardRule);
        regain_shield(game, occasion.owner, kCardRule);
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return are_enemies(game, dalans_targets(game, occasion).front(), occasion.owner);
  };
}

}  // namespace plotboard::rules::effects
