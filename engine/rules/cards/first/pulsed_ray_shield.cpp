#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

// Once an End phase (1e-golden-7), and never above the shield value.
void pulsed_ray_shield(Effects& all) {
  may(
      all, "1e-upgrade-pulsedrayshield", Window::during_end_phase,
      [](const Game& game, const Occasion& occasion) { return lacks_shield(game, occasion.owner, occasion.card); },
      [](Game& game, Occasion& occasion) {
        const int before = owner_of(game, occasion).tokens.ion;
        gain(game, occasion.owner, Token::ion, 1, "1e-upgrade-pulsedrayshield");
        if (owner_of(game, occasion).tokens.ion > before) regain_shield(game, occasion.owner, occasion.card);
      })
      .worth = [](Game& game, const Occasion& occasion) {  // for a ship that would not live through a hit
    return game.piece(occasion.owner).ship.hull_left() <= 1;
  };
}

}  // namespace plotboard::rules::effects::first
