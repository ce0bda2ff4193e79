#include <algorithm>

#include "data/first_edition.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Resistance ships by their own faction, within the Rebels' side; the bomber itself does not count.
void crossfire_formation(Effects& all) {
  offers(
      all, "1e-upgrade-crossfireformation", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = attack_in(game, occasion).attacker;
        const auto& pieces = game.table().pieces;
        return defends(game, occasion) && std::any_of(pieces.begin(), pieces.end(), [&](const state::Piece& ship) {
                 const data::FirstPilot* pilot = game.catalog().first_pilot(ship.ship.pilot);
                 return ship.in_play() && pilot != nullptr && pilot->faction == "resistance" &&
                        is_friend(game, occasion.owner, ship.id) && within(game, attacker, ship.id, 1, 2);
               });
      },
      [](Game& game, Occasion&) { add_die(game, false, Face::focus); })
      .worth = [](Game& game, const Occasion& occasion) { return game.piece(occasion.owner).tokens.focus > 0; };
}

}  // namespace plotboard::rules::effects::first
