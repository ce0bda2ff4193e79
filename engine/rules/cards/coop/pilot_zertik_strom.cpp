#include <algorithm>

#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

namespace {

bool has_mark_to_expose(const Game& game, const Occasion& occasion) {
  const Id locked = game.piece(occasion.owner).lock;
  if (!is_ship_in_play(game, locked) || game.friendly(locked, occasion.owner)) return false;
  const auto& damage = game.piece(locked).ship.damage;
  return std::any_of(damage.begin(), damage.end(), [](const state::DamageCard& card) { return !card.faceup; });
}

}  // namespace

void pilot_zertik_strom(Effects& all) {
  all.push_back(pilot_effect("pilot:zertik-strom", Window::during_end_phase, "2e-damage-deck-8", has_mark_to_expose,
                             [](Game& game, Occasion& occasion) {
                               const std::string locked = game.piece(occasion.owner).lock;
                               break_lock(game, occasion.owner, kPilotRule);
                               expose(game, locked, kPilotRule);
                             }));
}

}  // namespace plotboard::rules::effects
