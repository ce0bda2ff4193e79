#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_inquisitors_far_shot(const Game& game, const Occasion& occasion) {
  const int range = attack_range(game, occasion);
  return attacks_with_primary(game, occasion) && (range == 2 || range == 3);
}

}  // namespace

// The attack's range is 1, though the ships stand where they stand (1e-range-16). The numbers are for attacks that are
// only thought of: one that is declared is at range 1 from then on.
void pilot_the_inquisitor(Effects& all) {
  must(all, "1e-pilot-theinquisitor", Window::defender_declared, is_inquisitors_far_shot,
       [](Game& game, Occasion&) { change_attack(game, [](state::Attack& attack) { attack.range = 1; }); });
  must(all, "1e-pilot-theinquisitor", Window::attack_dice, is_inquisitors_far_shot, [](Game& game, Occasion& occasion) {
    occasion.value += attack_number(game, Window::range_bonus, attack_in(game, occasion), true, 1, "attack");
  });
  must(
      all, "1e-pilot-theinquisitor", Window::range_bonus,
      [](const Game& game, const Occasion& occasion) {
        return occasion.word == "defense" && is_inquisitors_far_shot(game, occasion);
      },
      [](Game&, Occasion& occasion) { occasion.value = 0; });
}

}  // namespace plotboard::rules::effects::first
