#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool unseen(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attack.arc == geom::ArcKind::front && is_ship_in_play(game, attack.defender) &&
         !is_in_arc(game, attack.attacker, geom::ArcKind::front, attack.defender);
}

}  // namespace

void pilot_outmaneuver(Effects& all) { add_dice<-1>(all, "pilot:outmaneuver", Window::defense_dice_against, unseen); }

}  // namespace plotboard::rules::effects
