#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void greedo(Effects& all) {
  squad_offer(
      all, "greedo", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        const bool own = owner_attacks(game, occasion);
        return (own || owner_defends(game, occasion)) && has_charge(game, occasion) &&
               (game.attack() == nullptr || shows(game, true, state::Face::hit));
      },
      [](Game& game, Occasion& occasion) {
        if (owner_attacks(game, occasion)) spend_charges(game, occasion, 1);
        change_first(game, true, state::Face::hit, state::Face::crit);
      })
      .anyone = true;
}

}  // namespace plotboard::rules::effects
