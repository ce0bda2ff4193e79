#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool at_pursuer(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attacks_with_primary(game, occasion) && attack.arc != geom::ArcKind::front &&
         is_in_arc(game, attack.defender, geom::ArcKind::rear, attack.attacker);
}

}  // namespace

void pilot_backdraft(Effects& all) { add_dice<1>(all, "pilot:backdraft", Window::attack_dice, at_pursuer); }

}  // namespace plotboard::rules::effects
