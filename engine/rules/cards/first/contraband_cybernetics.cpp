#include "rules/cards/first/parts_tokens.hpp"

namespace plotboard::rules::effects::first {

// What it lifts outlasts the card: a mark of the ship stands for it. Red maneuvers give stress all the same.
void contraband_cybernetics(Effects& all) {
  may(all, "1e-upgrade-contrabandcybernetics", Window::before_activation, nullptr, [](Game& game, Occasion& occasion) {
    const Id ship = occasion.owner;
    discard_card(game, ship, occasion.card, "1e-upgrade-contrabandcybernetics");
    if (!pays_stress(game, ship, 1, "1e-upgrade-contrabandcybernetics")) return;
    game.emit(state::Marked{ship, "used:1e-upgrade-contrabandcybernetics"});
    game.emit(state::Marked{ship, kRedWhileStressed});
  }).worth = [](Game& game, const Occasion& occasion) {  // it is stressed already and wants more than it may
    return is_stressed(game.piece(occasion.owner)) && game.piece(occasion.owner).ship.dial &&
           flight_of(game, occasion.owner, *game.piece(occasion.owner).ship.dial).substituted;
  };
  must(
      all, "1e-rules", Window::acts_stressed,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) &&
               owner_of(game, occasion).ship.has_mark("used:1e-upgrade-contrabandcybernetics");
      },
      [](Game&, Occasion& occasion) { occasion.value = 1; })
      .rule = "1e-upgrade-contrabandcybernetics";
}

}  // namespace plotboard::rules::effects::first
