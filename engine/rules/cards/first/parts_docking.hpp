#pragma once
// What both Ghosts do with the shuttle that is docked with them (1e-dock-3, -10).

#include "rules/cards/first/parts.hpp"

namespace plotboard::rules::effects::first {

void deploys_one(Game& game, Occasion& occasion);
bool has_docked(const Game& game, const Occasion& occasion, Id shuttle);
void opens_special_arc(Game& game, Occasion& occasion);

// After each maneuver the shuttle may deploy; while one with that card is docked, the special arc to the rear is open
// to primary attacks (1e-arc-12).
template <const char* kShuttle>
void add_ghost(Effects& all, const char* card) {
  must(all, card, Window::after_maneuver, is_own, deploys_one);
  must(
      all, card, Window::weapons,
      [](const Game& game, const Occasion& occasion) { return has_docked(game, occasion, kShuttle); },
      opens_special_arc);
}

}  // namespace plotboard::rules::effects::first
