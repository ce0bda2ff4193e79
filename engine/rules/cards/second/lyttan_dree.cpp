#include "rules/cards/parts_abilities.hpp"

namespace plotboard::rules::effects {

namespace {

int flanked(const Game& game, const Occasion& occasion) {
  const Id target = attack_in(game, occasion).defender;
  const bool beside = is_in_arc(game, occasion.owner, geom::ArcKind::left, target) ||
                      is_in_arc(game, occasion.owner, geom::ArcKind::right, target);
  return beside && friend_attacks(game, occasion, 2) ? 1 : 0;
}

}  // namespace

void lyttan_dree(Effects& all) { add_reroll_by_friend<flanked>(all, "lyttan-dree", Window::modify_attack); }

}  // namespace plotboard::rules::effects
