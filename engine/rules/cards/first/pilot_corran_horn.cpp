#include "rules/cards/first/parts_attacks.hpp"

namespace plotboard::rules::effects::first {

namespace {

Id corran_attacked_in(int round) {
  return std::string(state::kForGood) + "1e-pilot-corranhorn:" + std::to_string(round);
}

}  // namespace

// Tokens of both sides still work (1e-round-6). What he does at the start of the End phase costs all attacks of the
// next round, if he does it.
void pilot_corran_horn(Effects& all) {
  must(
      all, "1e-pilot-corranhorn", Window::start_of_end_phase,
      [](const Game& game, const Occasion& occasion) { return may_attack_again(game, occasion.owner); },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        if (!offer_attack(game, ship, {}, false, "1e-pilot-corranhorn")) return;
        game.emit(state::Marked{ship, corran_attacked_in(game.table().round)});
      });
  must(
      all, "1e-pilot-corranhorn", Window::start_of_planning,
      [](const Game& game, const Occasion& occasion) {
        return owner_of(game, occasion).ship.has_mark(corran_attacked_in(game.table().round - 1));
      },
      [](Game& game, Occasion& occasion) {
        game.emit(state::Marked{occasion.owner, kNoMoreAttacks});
      });
}

}  // namespace plotboard::rules::effects::first
