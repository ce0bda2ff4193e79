// A ship's turn in the Combat phase, the simultaneous attack rule, and what comes after an attack (1e-attack, 1e-sim,
// 1e-timing).
#include <array>

#include "rules/first/huge.hpp"
#include "rules/first/parts.hpp"
#include "rules/play/additions.hpp"
#include "rules/play/attack_steps.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules::first {

void engage(Game& game, Id ship) {
  moment(game, Window::before_engage, ship);
  if (game.in_play(ship) && !additions().engages_otherwise(game, ship)) {
    if (geom::is_huge(game.piece(ship).base)) {
      huge_attacks(game, ship);
    } else if (!game.piece(ship).ship.has_mark(kNoMoreAttacks)) {
      offer_attack(game, ship, {}, false, "1e-attack-1");
    }
  }
  if (game.in_play(ship)) moment(game, Window::after_engage, ship);
  game.emit(state::ShipEngaged{ship});
  if (game.in_play(ship)) cripple_due_sections(game, ship);
  remove_due(game);
}

// Step 8, effects that make no attack, before step 9, those that do; the initiative player's first (1e-timing-5, -6).
void aftermath(Game& game) {
  change_attack(game, [](state::Attack& attack) {
    attack.step = state::AttackStep::aftermath;
    attack.ended = true;
  });
  const Id attacker = game.attack()->attacker;
  const Id defender = game.attack()->defender;
  const Id weapon = game.attack()->weapon;
  const bool attacker_first = game.table().play.goes_first(game.piece(attacker).side);
  const auto both = [&](Window attacks, Window defends) {
    if (attacker_first) moment(game, attacks, attacker, defender, weapon);
    moment(game, defends, defender, attacker, weapon);
    if (!attacker_first) moment(game, attacks, attacker, defender, weapon);
  };
  both(Window::after_attack, Window::after_defend);
  both(Window::bonus_attack, Window::bonus_attack);
}

// Of the active ship's pilot skill and not yet active itself (1e-sim-1, -2, -8).
bool stays(const Game& game, const state::Piece& ship) {
  const state::Play& play = game.table().play;
  return play.phase == state::Phase::engagement && ship.initiative == play.initiative && !ship.ship.engaged;
}

}  // namespace plotboard::rules::first
