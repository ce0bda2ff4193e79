#include "rules/cards/second/parts_crew.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr const char* kControlsUsed = "sensitive-controls";  // a mark of the round

}  // namespace

// Autothrusters look for this card (ship_autothrusters.cpp).
void sensitive_controls(Effects& all) {
  Effect& moves = may_gear(
      all, "sensitive-controls", Window::system_options, kConfigurations,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = game.piece(occasion.owner);
        return ship.tokens.stress == 0 && !ship.ship.has_mark(kControlsUsed);
      },
      [](Game&, Occasion& occasion) {
        occasion.options->push_back(option(occasion.card, say("sensitive-controls.offer")));
      });
  moves.worth = [](Game&, const Occasion&) { return false; };  // its stress would cost the action of the turn
  moves.use = [](Game& game, Occasion& occasion) {
    game.emit(state::Marked{occasion.owner, kControlsUsed});
    offer_one_of(game, occasion.owner, {"barrel-roll", "boost"}, kConfigurations, say("sensitive-controls.action"),
                 "red");
  };
}

}  // namespace plotboard::rules::effects
