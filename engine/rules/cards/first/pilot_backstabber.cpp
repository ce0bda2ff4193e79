#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

// Printed and auxiliary arcs of the defender count, where its turret may fire does not (1e-arc-8, 1e-arc-11).
void pilot_backstabber(Effects& all) {
  adds<1>(all, "1e-pilot-backstabber", Window::attack_dice, [](const Game& game, const Occasion& occasion) {
    return band_in_firing_arcs(game, occasion.owner, attack_in(game, occasion).defender) == kOutOfArc;
  });
}

}  // namespace plotboard::rules::effects::first
