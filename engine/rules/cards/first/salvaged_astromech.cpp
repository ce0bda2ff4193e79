#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// A card that is dealt face up, not one that is turned (1e-dmg-6); looked at first (1e-dmg-8).
void salvaged_astromech(Effects& all) {
  may(
      all, "1e-upgrade-salvagedastromech", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        const state::DamageCard& dealt =
            owner_of(game, occasion).ship.damage.at(static_cast<std::size_t>(occasion.value));
        const data::DamageCard* kind = dealt.faceup ? game.catalog().damage_card(dealt.number) : nullptr;
        return kind != nullptr && kind->trait_known && !kind->pilot;
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::DamageDiscarded{occasion.owner, static_cast<std::size_t>(occasion.value)});
        discard_card(game, occasion.owner, occasion.card, "1e-upgrade-salvagedastromech");
        occasion.stopped = true;
      });
}

}  // namespace plotboard::rules::effects::first
