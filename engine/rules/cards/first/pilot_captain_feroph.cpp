#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Adding is a modification, and has to be made (1e-attack-27).
void pilot_captain_feroph(Effects& all) {
  offers(
      all, "1e-pilot-captainferoph", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && game.piece(attack_in(game, occasion).attacker).tokens.jam > 0;
      },
      [](Game& game, Occasion&) { add_die(game, false, Face::evade); }, true);
}

}  // namespace plotboard::rules::effects::first
