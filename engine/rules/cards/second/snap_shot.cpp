#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

// As a weapon of the Engagement Phase it needs no more than its figures (2e-bonus-5).
void snap_shot(Effects& all) {
  Effect shot = talent(
      "snap-shot", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) { return may_react(game, occasion, geom::ArcKind::front, 2, 2); },
      [](Game& game, Occasion& occasion) { react(game, occasion, kTalents); });
  shot.anyone = true;
  all.push_back(shot);

  all.push_back(talent(
      "snap-shot", Window::defender_declared,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && game.attack()->weapon == occasion.card;
      },
      [](Game& game, Occasion&) { change_attack(game, [](state::Attack& attack) { attack.attack_fixed = true; }); }));
}

}  // namespace plotboard::rules::effects
