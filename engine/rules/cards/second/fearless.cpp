#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool head_on(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return makes_primary_attack(game, occasion) && attack.arc == geom::ArcKind::front && attack.range == 1 &&
         is_ship_in_play(game, attack.defender) &&
         is_in_arc(game, occasion.owner, geom::ArcKind::front, attack.defender);
}

}  // namespace

void fearless(Effects& all) {
  add_change_of_poor<state::Face::hit>(all, "fearless", Window::modify_attack, head_on);
  all.back().rule = kCardRule;
}

}  // namespace plotboard::rules::effects
