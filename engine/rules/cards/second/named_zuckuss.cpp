#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool zuckuss_presses(const Game& game, const Occasion& occasion) {
  return owner_attacks(game, occasion) && is_paid_for(game, occasion);
}

}  // namespace

void named_zuckuss(Effects& all) {
  squad_may(all, "pilot:zuckuss", Window::before_attack_dice, makes_primary_attack,
            [](Game& game, Occasion& occasion) { note_paid(game, occasion); });
  squad_adds<1>(all, "pilot:zuckuss", Window::attack_dice, zuckuss_presses);
  squad_adds<1>(all, "pilot:zuckuss", Window::defense_dice_against, zuckuss_presses);
}

}  // namespace plotboard::rules::effects
