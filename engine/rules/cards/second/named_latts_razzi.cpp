#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool locked_at_one(const Game& game, const Occasion& occasion) {
  const Id locked = bearer(game, occasion).lock;
  return is_ship_in_play(game, locked) && is_at_range(game, occasion.owner, locked, 1, 1);
}

}  // namespace

void named_latts_razzi(Effects& all) {
  squad_may(all, "pilot:lattsrazzi", Window::start_of_engagement_phase, locked_at_one,
            [](Game& game, Occasion& occasion) {
              const Id locked = bearer(game, occasion).lock;
              spend_lock(game, occasion.owner, kCardRule);
              gain(game, locked, state::Token::tractor, 1, kCardRule, bearer(game, occasion).side);
            });
}

}  // namespace plotboard::rules::effects
