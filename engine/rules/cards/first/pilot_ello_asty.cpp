#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// The colour is that of the reveal: stress that comes later changes it no more.
void pilot_ello_asty(Effects& all) {
  adds<-1>(all, "1e-pilot-elloasty", Window::difficulty, [](const Game& game, const Occasion& occasion) {
    return geom::is_tallon(occasion.maneuver.bearing) && !is_stressed(owner_of(game, occasion));
  });
}

}  // namespace plotboard::rules::effects::first
