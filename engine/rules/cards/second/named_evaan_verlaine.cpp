#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

const Id kGuardedByEvaan{"guarded-by-evaan"};

}  // namespace

// Who is guarded bears a mark of the round.
void named_evaan_verlaine(Effects& all) {
  squad_may(
      all, "pilot:evaanverlaine", Window::start_of_engagement_phase,
      [](const Game& game, const Occasion& occasion) { return bearer(game, occasion).tokens.focus > 0; },
      [](Game& game, Occasion& occasion) {
        const Id guarded = pick_ship(game, occasion, friends_at(game, occasion, 0, 1, true));
        spend(game, occasion.owner, state::Token::focus, kCardRule);
        game.emit(state::Marked{guarded, kGuardedByEvaan});
      })
      .worth = [](Game& game, const Occasion& occasion) { return !enemies_at(game, occasion, 0, 2).empty(); };
  squad_adds<1>(all, "pilot:evaanverlaine", Window::defense_dice, [](const Game& game, const Occasion& occasion) {
    const state::Piece* ship = game.find(occasion.subject);
    return ship != nullptr && ship->ship.has_mark(kGuardedByEvaan);
  }).anyone = true;
}

}  // namespace plotboard::rules::effects
