#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The same on both of his ships. Damage that is none of the attack does not count (1e-attack-46). The word tells
// "Leebo" that it is done, who comes after it whoever has initiative (1e-dmg-10).
void pilot_maarek_stele(Effects& all) {
  for (const char* card : {"1e-pilot-maarekstele-tieadvanced", "1e-pilot-maarekstele-tiedefender"}) {
    must(
        all, card, Window::damage_card_dealt,
        [](const Game& game, const Occasion& occasion) {
          const state::Attack* attack = game.attack();
          const auto index = static_cast<std::size_t>(occasion.value);
          return attack != nullptr && attack->attacker == occasion.owner && attack->defender == occasion.subject &&
                 attack->step == state::AttackStep::damage && occasion.word != occasion.card &&
                 game.piece(occasion.subject).ship.damage.at(index).faceup;
        },
        [](Game& game, Occasion& occasion) {
          occasion.word = occasion.card;
          choose_among_more(game, occasion.subject, static_cast<std::size_t>(occasion.value), 2,
                            game.piece(occasion.owner).side, occasion.card.text());
        })
        .anyone = true;
  }
}

}  // namespace plotboard::rules::effects::first
