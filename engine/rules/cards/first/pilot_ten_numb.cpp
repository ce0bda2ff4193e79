#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

namespace {

// One result, in the order that the attack's cards ask for (Window::cancel_order).
void cancel_all_but_one_crit(std::vector<state::Die>& dice, int order) {
  const bool crit = order != 2 && count_faces(dice, Face::crit) > 1;
  if (order == 1 && crit && take_face(dice, Face::crit)) return;
  if (take_face(dice, Face::hit) || !crit) return;
  take_face(dice, Face::crit);
}

}  // namespace

// What the defence dice cancel is worked out here, with one critical result out of their reach: evades that were added
// cannot touch it either (1e-evade-6). What cancels without defence dice still may.
void pilot_ten_numb(Effects& all) {
  must(
      all, "1e-pilot-tennumb", Window::neutralize,
      [](const Game& game, const Occasion&) {
        return count(game, true, Face::crit) > 0 && count(game, false, Face::evade) > 0;
      },
      [](Game& game, Occasion&) {
        const int order = attack_number(game, Window::cancel_order, *game.attack(), true, 0);
        change_attack(game, [order](state::Attack& attack) {
          while (take_face(attack.defense_dice, Face::evade)) cancel_all_but_one_crit(attack.attack_dice, order);
        });
      });
}

}  // namespace plotboard::rules::effects::first
