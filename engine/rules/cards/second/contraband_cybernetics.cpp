#include "rules/cards/second/parts_crew.hpp"
#include "rules/play/activation.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr const char* kUnbound = "contraband-cybernetics";  // a mark of the round

}  // namespace

// Red maneuvers give stress all the same.
void contraband_cybernetics(Effects& all) {
  may_gear(
      all, "contraband-cybernetics", Window::before_activation, kIllicit, has_charge,
      [](Game& game, Occasion& occasion) {
        spend_charges(game, occasion, 1);
        game.emit(state::Marked{occasion.owner, kUnbound});
        game.emit(state::Marked{occasion.owner, kRedWhileStressed});
      },
      say("contraband-cybernetics.use"))
      .worth = [](Game& game, const Occasion& occasion) {  // it has dialled what its stress forbids
    const auto& dial = game.piece(occasion.owner).ship.dial;
    return dial && game.piece(occasion.owner).tokens.stress > 0 && flight_of(game, occasion.owner, *dial).substituted;
  };
  gear(
      all, "contraband-cybernetics", Window::acts_stressed, kIllicit,
      [](const Game& game, const Occasion& occasion) { return game.piece(occasion.owner).ship.has_mark(kUnbound); },
      [](Game&, Occasion& occasion) { occasion.value = 1; });
}

}  // namespace plotboard::rules::effects
