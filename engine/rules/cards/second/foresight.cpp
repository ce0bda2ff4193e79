#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

// Its one modification is always for the better, and nobody else may change the dice: done where they lie. As a weapon
// of the Engagement Phase it costs no Force (2e-bonus-5).
void foresight(Effects& all) {
  Effect shot = force_talent(
      "foresight", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return has_force(game, occasion) && may_react(game, occasion, geom::ArcKind::bullseye, 1, 3);
      },
      [](Game& game, Occasion& occasion) { react(game, occasion, kForceTalents, spend_force); });
  shot.anyone = true;
  all.push_back(shot);

  all.push_back(force_talent(
      "foresight", Window::attack_rolled,
      [](const Game& game, const Occasion& occasion) {
        return owner_attacks(game, occasion) && game.attack()->weapon == occasion.card;
      },
      [](Game& game, Occasion& occasion) {
        if (count_faces(game.attack()->attack_dice, state::Face::focus) > 0) {
          game.tell(occasion.owner, kForceTalents, say("foresight.focus"));
          change_first(game, true, state::Face::focus, state::Face::hit);
        }
        change_attack(game, [](state::Attack& attack) { attack.attack_fixed = true; });
      }));
}

}  // namespace plotboard::rules::effects
