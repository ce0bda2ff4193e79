#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

// A face-up card dealt past the shields, not damage suffered (1e-dmg-5).
void adv_homing_missiles(Effects& all) {
  hits_with<Harm::none>(all, "1e-upgrade-advhomingmissiles", [](Game& game, Occasion& occasion) {
    deal_card(game, occasion.other, true, "1e-upgrade-advhomingmissiles");
  });
}

}  // namespace plotboard::rules::effects::first
