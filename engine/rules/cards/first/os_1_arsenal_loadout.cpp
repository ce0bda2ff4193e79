#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_arsenal(const Game& game, const Occasion& occasion) {
  return is_in_slot(game, occasion.word, "torpedo") || is_in_slot(game, occasion.word, "missile");
}

}  // namespace

// At ships that it has locked itself as it declares; the lock may then be spent for the weapon.
void os_1_arsenal_loadout(Effects& all) {
  fires_disabled<is_arsenal>(all, "1e-upgrade-os1arsenalloadout");
  must(
      all, "1e-upgrade-os1arsenalloadout", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        const state::Piece& ship = owner_of(game, occasion);
        return is_own(game, occasion) && occasion.allowed && !occasion.other.empty() && ship.tokens.disarm > 0 &&
               is_arsenal(game, occasion) && ship.lock != occasion.other;
      },
      [](Game&, Occasion& occasion) {
        occasion.allowed = false;
        occasion.rule = "1e-upgrade-os1arsenalloadout";
      });
}

}  // namespace plotboard::rules::effects::first
