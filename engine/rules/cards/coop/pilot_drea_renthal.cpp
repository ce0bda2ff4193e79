#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

int in_her_front_arc(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return game.friendly(attack.attacker, occasion.owner) &&
                 is_in_arc(game, attack.defender, geom::ArcKind::front, occasion.owner)
             ? 1
             : 0;
}

}  // namespace

void pilot_drea_renthal(Effects& all) {
  add_reroll<in_her_front_arc>(all, "pilot:drea-renthal", Window::modify_attack, true);
}

}  // namespace plotboard::rules::effects
