#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool enemy_ahead(const Game& game, const Occasion& occasion) {
  constexpr int kReach = 3;
  for (const Id id : enemies_near(game, occasion.owner, 0, kReach)) {
    if (is_in_bullseye(game, id, occasion.owner)) return true;
  }
  return false;
}

}  // namespace

void pilot_soontir_fel(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:soontir-fel", Window::start_of_engagement_phase, "2e-timing-1", enemy_ahead,
      [](Game& game, Occasion& occasion) { gain(game, occasion.owner, state::Token::focus, 1, kPilotRule); }));
}

}  // namespace plotboard::rules::effects
