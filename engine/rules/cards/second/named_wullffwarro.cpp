#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_wullffwarro(Effects& all) {
  squad_adds<1>(all, "pilot:wullffwarro", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return makes_primary_attack(game, occasion) && is_damaged(bearer(game, occasion));
  });
}

}  // namespace plotboard::rules::effects
