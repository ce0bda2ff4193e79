#include "rules/cards/first/parts_dice.hpp"
#include "rules/cards/first/parts_sections.hpp"

namespace plotboard::rules::effects::first {

void ig_rm_thug_droids(Effects& all) {
  offers(
      all, "1e-upgrade-igrmthugdroids", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return attacks_from_carrier(game, occasion) && any(game, true, Face::hit);
      },
      [](Game& game, Occasion&) { turn(game, true, Face::hit, Face::crit, 1); });
}

}  // namespace plotboard::rules::effects::first
