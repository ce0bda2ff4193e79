#include "rules/cards/coop/parts_campaign.hpp"

namespace plotboard::rules::effects {

namespace {

std::string comrade(const Game& game, Id ship) {
  Ids ready;
  for (const Id id : friends_near(game, ship, ship, 0, 1)) {
    if (game.piece(id).tokens.stress == 0) ready.push_back(id);
  }
  return nearest_of(game, ship, ready);
}

}  // namespace

void pilot_airen_cracken(Effects& all) {
  all.push_back(pilot_effect(
      "pilot:airen-cracken", Window::after_attack, "2e-aftermath-2",
      [](const Game& game, const Occasion& occasion) {
        return game.in_play(occasion.owner) && !comrade(game, occasion.owner).empty();
      },
      [](Game& game, Occasion& occasion) { grant(game, occasion, comrade(game, occasion.owner), {}, false, "red"); }));
}

}  // namespace plotboard::rules::effects
