#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The lock stays: it may not be spent in this attack, neither by this ship nor for it.
void advanced_targeting_computer(Effects& all) {
  offers(
      all, "1e-upgrade-advtargetingcomputer", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_with_primary(game, occasion) && is_own(game, occasion) &&
               owner_of(game, occasion).lock == attack_in(game, occasion).defender;
      },
      [](Game& game, Occasion&) { add_die(game, true, Face::crit); });
  must(
      all, "1e-upgrade-advtargetingcomputer", Window::may_modify,
      [](const Game& game, const Occasion& occasion) {
        const bool spends = occasion.word == "lock" || occasion.word.starts_with("1e-upgrade-targetingsynchronizer");
        return spends && is_own(game, occasion) && base::contains(attack_in(game, occasion).used, occasion.card);
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = "1e-upgrade-advtargetingcomputer";
      });
}

}  // namespace plotboard::rules::effects::first
