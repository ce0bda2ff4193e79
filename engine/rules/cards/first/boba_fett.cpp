#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kSeenFaceup = "1e-upgrade-bobafett:faceup";

}  // namespace

// A card of any source during the attack counts, one that another card discards or turns down too (1e-dmg-9): that may
// stop damage_card_dealt before it gets here, so a critical damage is noted as it comes where no shield will take it.
// The other side may give a token for its card (1e-token-3).
void boba_fett(Effects& all) {
  static constexpr auto befalls_defender = [](const Game& game, const Occasion& occasion) {
    const state::Attack* attack = game.attack();
    return attack != nullptr && attack->attacker == occasion.owner && attack->defender == occasion.subject &&
           !noted_in_attack(game, occasion.owner, kSeenFaceup);
  };
  const Run notes = [](Game& game, Occasion& occasion) { note_in_attack(game, occasion.owner, kSeenFaceup); };
  must(
      all, "1e-upgrade-bobafett", Window::suffer_crit,
      [](const Game& game, const Occasion& occasion) {
        if (!befalls_defender(game, occasion)) return false;
        const state::ShipState& ship = game.piece(occasion.subject).ship;
        const state::Section section = attack_in(game, occasion).section;
        return (section == state::Section::none ? ship.shields : ship.section(section).shields) == 0;
      },
      notes)
      .anyone = true;
  must(
      all, "1e-upgrade-bobafett", Window::damage_card_dealt,
      [](const Game& game, const Occasion& occasion) {
        return befalls_defender(game, occasion) &&
               game.piece(occasion.subject).ship.damage[static_cast<std::size_t>(occasion.value)].faceup;
      },
      notes)
      .anyone = true;
  may(
      all, "1e-upgrade-bobafett", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && noted_in_attack(game, occasion.owner, kSeenFaceup) &&
               !faceup_upgrades(game, occasion.other).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner, victim = occasion.other;
        discard_card(game, ship, occasion.card, "1e-upgrade-bobafett");
        const Id card = pick_card(game, ship, victim, faceup_upgrades(game, victim), "1e-upgrade-bobafett");
        discard_card(game, victim, card, "1e-upgrade-bobafett");
      });
}

}  // namespace plotboard::rules::effects::first
