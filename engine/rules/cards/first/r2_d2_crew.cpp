#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

// As the last thing of the End phase (1e-round-7). The die has to be thrown; a critical result does nothing.
void r2_d2_crew(Effects& all) {
  may(
      all, "1e-upgrade-r2d2-swx22", Window::end_of_round,
      [](const Game& game, const Occasion& occasion) {
        const state::ShipState& ship = owner_of(game, occasion).ship;
        const state::Section at = section_of(game, occasion.owner, occasion.card);
        const int left = at == state::Section::none ? ship.shields : ship.section(at).shields;
        return left == 0 && lacks_shield(game, occasion.owner, occasion.card);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        regain_shield(game, ship, occasion.card);
        const Face face = game.roll(ship, state::DieKind::attack, 1, just(words::Card{occasion.card})).front();
        if (face == Face::hit) expose(game, ship, "1e-upgrade-r2d2-swx22");
      });
}

}  // namespace plotboard::rules::effects::first
