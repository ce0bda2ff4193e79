#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

// In none of the target's firing arcs. A target that is no ship has none.
bool unseen(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attack.attacker == occasion.owner && attack.arc == geom::ArcKind::front &&
         is_ship_in_play(game, attack.defender) && !in_firing_arc(game, attack.attacker, attack.defender);
}

}  // namespace

void outmaneuver(Effects& all) {
  add_dice<-1>(all, "outmaneuver", Window::defense_dice_against, unseen);
  all.back().rule = kTalents;
}

}  // namespace plotboard::rules::effects
