#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_unkar_plutt(Effects& all) {
  squad_must(
      all, "pilot:unkarplutt", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return !others_at(game, occasion, 0, 0).empty(); },
      [](Game& game, Occasion& occasion) {
        const state::Side side = bearer(game, occasion).side;
        Ids ids = others_at(game, occasion, 0, 0);
        ids.insert(ids.begin(), occasion.owner);
        for (const Id id : ids) {
          if (game.in_play(id)) gain(game, id, state::Token::tractor, 1, kCardRule, side);
        }
      });
}

}  // namespace plotboard::rules::effects
