#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_upgrades.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_cheap_cannon(const Game& game, const Occasion& occasion) {
  constexpr int kMost = 2;
  return is_in_slot(game, occasion.word, "cannon") && printed_points(game, occasion.word) <= kMost;
}

}  // namespace

// The printed cost counts.
void xg_1_assault_configuration(Effects& all) {
  fires_disabled<is_cheap_cannon>(all, "1e-upgrade-xg1assaultconfiguration");
}

}  // namespace plotboard::rules::effects::first
