#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

// Whose turn to attack it is (1e-timing-10): no ship's once the last has had its own.
bool is_active_in_combat(const Game& game, Id ship) {
  const state::Play& play = game.table().play;
  return play.phase == state::Phase::engagement && play.step.kind == state::StepKind::turn && play.step.ship == ship;
}

bool zeb_lifts_touch(const Game& game, const Occasion& occasion) {
  const Id carrier = occasion.owner;
  if (occasion.rule != "2e-attack-range-9" || (occasion.subject != carrier && occasion.other != carrier)) return false;
  const Id enemy = occasion.subject == carrier ? occasion.other : occasion.subject;
  return touches(game, carrier, enemy) && is_in_any_arc(game, enemy, carrier) &&
         (is_active_in_combat(game, carrier) || is_active_in_combat(game, enemy));
}

}  // namespace

// They then are at range 1 of each other (1e-range-7), and a weapon has to reach that.
void zeb_orrelios(Effects& all) {
  must(all, "1e-upgrade-zeborrelios", Window::weapon_check, zeb_lifts_touch, [](Game& game, Occasion& occasion) {
    const auto weapon = weapon_named(game, occasion.subject, occasion.word);
    occasion.allowed = weapon && weapon->weapon.nearest <= 1;
  }).anyone = true;
}

}  // namespace plotboard::rules::effects::first
