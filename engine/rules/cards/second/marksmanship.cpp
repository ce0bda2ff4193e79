#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

bool ahead(const Game& game, const Occasion& occasion) {
  return owner_attacks(game, occasion) && target_in_bullseye(game, attack_in(game, occasion));
}

}  // namespace

void marksmanship(Effects& all) {
  add_hit_to_crit(all, "marksmanship", kTalents, ahead);
  all.back().may = true;
}

}  // namespace plotboard::rules::effects
