#include <algorithm>

#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

// Other things in the way do not count.
bool across_obstacle(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = attack_in(game, occasion);
  return attack.attacker == occasion.owner &&
         std::any_of(attack.obstructed_by.begin(), attack.obstructed_by.end(),
                     [&](Id id) { return game.piece(id).type == state::PieceType::obstacle; });
}

}  // namespace

void trick_shot(Effects& all) {
  add_dice<1>(all, "trick-shot", Window::attack_dice, across_obstacle);
  all.back().rule = kTalents;
}

}  // namespace plotboard::rules::effects
