#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

// Discarded before it acts; the next one of the same section's deck counts and stays. The card is the fore section's
// and works for that one (1e-huge-6).
void jainas_light(Effects& all) {
  may(
      all, "1e-upgrade-jainaslight", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack* attack = game.attack();
        if (!is_own(game, occasion) || attack == nullptr || attack->defender != occasion.owner) return false;
        const state::DamageCard& dealt =
            owner_of(game, occasion).ship.damage.at(static_cast<std::size_t>(occasion.value));
        return dealt.faceup && dealt.section == section_of(game, occasion.owner, occasion.card) &&
               !noted_in_attack(game, occasion.owner, "jainas-light");
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        const auto index = static_cast<std::size_t>(occasion.value);
        const state::Section section = game.piece(ship).ship.damage.at(index).section;
        note_in_attack(game, ship, "jainas-light");
        game.emit(state::DamageDiscarded{ship, index});
        occasion.stopped = true;
        deal_card(game, ship, true, "1e-upgrade-jainaslight", section);
      })
      .worth = [](Game& game, const Occasion& occasion) {
    return game.piece(occasion.owner).ship.damage.at(static_cast<std::size_t>(occasion.value)).weight > 1;
  };
}

}  // namespace plotboard::rules::effects::first
