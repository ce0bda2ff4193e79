#include "rules/cards/first/parts_carrier.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kSeenFaceup = "1e-upgrade-bobafett:faceup";

}  // namespace

// A card of any source during the attack counts, one that Chewbacca has discarded too: then after_crit still tells of
// it (1e-dmg-9). The other side may give a token for its card (1e-token-3).
void boba_fett(Effects& all) {
  const When of_defender = [](const Game& game, const Occasion& occasion) {
    const state::Attack* attack = game.attack();
    if (attack == nullptr || attack->attacker != occasion.owner || attack->defender != occasion.subject) return false;
    if (noted_in_attack(game, occasion.owner, kSeenFaceup) || occasion.value < 0) return false;
    if (occasion.window == Window::after_crit) return true;
    return game.piece(occasion.subject).ship.damage[static_cast<std::size_t>(occasion.value)].faceup;
  };
  for (const Window window : {Window::damage_card_dealt, Window::after_crit}) {
    must(all, "1e-upgrade-bobafett", window, of_defender, [](Game& game, Occasion& occasion) {
      note_in_attack(game, occasion.owner, kSeenFaceup);
    }).anyone = true;
  }
  may(
      all, "1e-upgrade-bobafett", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks(game, occasion) && noted_in_attack(game, occasion.owner, kSeenFaceup) &&
               !faceup_upgrades(game, occasion.other).empty();
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner, victim = occasion.other;
        discard_card(game, ship, "1e-upgrade-bobafett", "1e-upgrade-bobafett");
        const Id card = pick_card(game, ship, victim, faceup_upgrades(game, victim), "1e-upgrade-bobafett");
        discard_card(game, victim, card, "1e-upgrade-bobafett");
      });
}

}  // namespace plotboard::rules::effects::first
