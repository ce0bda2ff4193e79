#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_kath_scarlet(Effects& all) {
  add_dice<1>(all, "pilot:kath-scarlet", Window::attack_dice, with_friend_at_defender<0>);
}

}  // namespace plotboard::rules::effects
