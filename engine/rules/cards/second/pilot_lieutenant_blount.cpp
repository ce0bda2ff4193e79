#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_lieutenant_blount(Effects& all) {
  add_dice<1>(all, "pilot:lieutenant-blount", Window::attack_dice, with_friend_at_defender<1>);
}

}  // namespace plotboard::rules::effects
