#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void pilot_ezra_bridger_attack_shuttle(Effects& all) {
  offers(
      all, "1e-pilot-ezrabridger-attackshuttle", Window::modify_defense,
      [](const Game& game, const Occasion& occasion) {
        return defends(game, occasion) && is_stressed(owner_of(game, occasion)) && any(game, false, Face::focus);
      },
      [](Game& game, Occasion&) { turn(game, false, Face::focus, Face::evade, 2); });
}

}  // namespace plotboard::rules::effects::first
