#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool ezra_is_calm(const Game& game, const Occasion& occasion) {
  return bearer(game, occasion).tokens.stress > 0 && has_force(game, occasion) &&
         (game.attack() == nullptr || shows_any(game, occasion, state::Face::focus));
}
void turn_two_focus(Game& game, Occasion& occasion) {
  spend_force(game, occasion.owner);
  change_focus_results(game, of_attack_dice(occasion), 2);
}

}  // namespace

void named_ezra_bridger(Effects& all) {
  for (const char* card :
       {"pilot:ezrabridger", "pilot:ezrabridger-sheathipedeclassshuttle", "pilot:ezrabridger-tielnfighter"}) {
    squad_offer(all, card, Window::modify_attack, ezra_is_calm, turn_two_focus);
    squad_offer(all, card, Window::modify_defense, ezra_is_calm, turn_two_focus);
  }
}

}  // namespace plotboard::rules::effects
