#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool outside_front_arc(const Game& game, const Occasion& occasion) {
  const geom::ArcKind arc = attack_in(game, occasion).arc;
  return arc != geom::ArcKind::front && arc != geom::ArcKind::full_front && arc != geom::ArcKind::bullseye;
}

}  // namespace

void pilot_kavil(Effects& all) { add_dice<1>(all, "pilot:kavil", Window::attack_dice, outside_front_arc); }

}  // namespace plotboard::rules::effects
