#include "rules/cards/first/parts_dice.hpp"

namespace plotboard::rules::effects::first {

// In two ships. One or two focus results, once a defense; two where there are two, for nobody wants fewer evades.
void pilot_ezra_bridger(Effects& all) {
  for (const char* card : {"1e-pilot-ezrabridger-attackshuttle", "1e-pilot-ezrabridger-sheathipedeclassshuttle"}) {
    offers(
        all, card, Window::modify_defense,
        [](const Game& game, const Occasion& occasion) {
          return defends(game, occasion) && is_stressed(owner_of(game, occasion)) && any(game, false, Face::focus);
        },
        [](Game& game, Occasion&) { turn(game, false, Face::focus, Face::evade, 2); });
  }
}

}  // namespace plotboard::rules::effects::first
