#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// Each of its two attacks for itself (1e-attack-36).
void twin_laser_turret(Effects& all) {
  hits_with<Harm::none>(all, "1e-upgrade-twinlaserturret", [](Game& game, Occasion& occasion) {
    suffer(game, occasion.other, 1, 0, "1e-upgrade-twinlaserturret");
  });
}

}  // namespace plotboard::rules::effects::first
