#include "rules/cards/first/parts.hpp"
#include "rules/machine/edition.hpp"

namespace plotboard::rules::effects::first {

namespace {

void let_attacker_choose(Game& game, Occasion& occasion) {
  if (game.attack() == nullptr) return;
  for (const char* card : {"1e-pilot-maarekstele-tieadvanced", "1e-pilot-maarekstele-tiedefender"}) {
    const state::Piece& attacker = game.piece(game.attack()->attacker);
    Occasion first = occasion;
    first.owner = attacker.id;
    first.card = card;
    const bool is_his = attacker.ship.pilot == first.card || has_card(attacker, first.card);
    if (!is_his || game.edition().ignores(game, attacker, first.card)) continue;
    for (const Effect* effect : effects_of(first.card)) {
      if (effect->window != Window::damage_card_dealt || !effect->when(game, first)) continue;
      run(*effect, game, first);
      occasion.word = first.word;
    }
  }
}

}  // namespace

// After what an attacker's card has picked for him, whoever has initiative (1e-dmg-10). Cards that are only turned up
// do not count (1e-dmg-6).
void pilot_leebo(Effects& all) {
  must(
      all, "1e-pilot-leebo", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).ship.damage.at(static_cast<std::size_t>(occasion.value)).faceup;
      },
      [](Game& game, Occasion& occasion) {
        let_attacker_choose(game, occasion);
        choose_among_more(game, occasion.owner, static_cast<std::size_t>(occasion.value), 1,
                          game.piece(occasion.owner).side, "1e-pilot-leebo");
      });
}

}  // namespace plotboard::rules::effects::first
