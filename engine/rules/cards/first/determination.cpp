#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Dealt, not turned up later (1e-dmg-6).
void determination(Effects& all) {
  must(
      all, "1e-upgrade-determination", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        const auto& dealt = owner_of(game, occasion).ship.damage.at(static_cast<std::size_t>(occasion.value));
        const data::DamageCard* card = dealt.faceup ? game.catalog().damage_card(dealt.number) : nullptr;
        return card != nullptr && card->pilot;
      },
      [](Game& game, Occasion& occasion) {
        game.tell(occasion.owner, "1e-upgrade-determination", say("damage.card-goes"));
        game.emit(state::DamageDiscarded{occasion.owner, static_cast<std::size_t>(occasion.value)});
        occasion.stopped = true;
      });
}

}  // namespace plotboard::rules::effects::first
