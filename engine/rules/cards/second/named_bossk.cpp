#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_bossk(Effects& all) {
  for (const char* card : {"pilot:bossk", "pilot:bossk-z95af4headhunter"}) {
    squad_may(
        all, card, Window::after_hit,
        [](const Game& game, const Occasion& occasion) {
          return makes_primary_attack(game, occasion) && shows(game, true, state::Face::crit);
        },
        [](Game& game, Occasion&) {
          change_attack(game, [](state::Attack& attack) { take_face(attack.attack_dice, state::Face::crit); });
          add_die(game, true, state::Face::hit);
          add_die(game, true, state::Face::hit);
        });
  }
}

}  // namespace plotboard::rules::effects
