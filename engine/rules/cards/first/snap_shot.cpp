#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

constexpr const char* kSnapShotUsed = "used:1e-upgrade-snapshot";

}  // namespace

// After Clean Up, before the enemy acts (1e-act-11); once a phase. As a weapon of the Combat phase it needs no text.
void snap_shot(Effects& all) {
  must(
      all, "1e-upgrade-snapshot", Window::after_maneuver,
      [](const Game& game, const Occasion& occasion) {
        return state::are_enemies(owner_of(game, occasion).side, game.piece(occasion.subject).side) &&
               is_fresh(game, occasion) && may_attack_again(game, occasion.owner) &&
               is_in_arc(game, occasion.subject, geom::ArcKind::front, occasion.owner) &&
               within(game, occasion.owner, occasion.subject, 1, 1) && !touches(game, occasion.owner, occasion.subject);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.weapons = {occasion.card};
        filter.defender = occasion.subject;
        filter.cost = [](Game& table, Id attacker) { table.emit(state::Marked{attacker, kSnapShotUsed}); };
        offer_attack(game, occasion.owner, filter, false, "1e-upgrade-snapshot");
      })
      .anyone = true;
  must(
      all, "1e-upgrade-snapshot", Window::weapon_check,
      [](const Game& game, const Occasion& occasion) {
        return is_own(game, occasion) && occasion.allowed && !is_fresh(game, occasion) &&
               game.table().play.phase == state::Phase::activation;
      },
      [](Game&, Occasion& occasion) {
        occasion.allowed = false;
        occasion.rule = "1e-upgrade-snapshot";
      });
  // The carrier's own means alone: what another ship brings is that ship's (1e-attack-45).
  must(
      all, "1e-upgrade-snapshot", Window::may_modify,
      [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = attack_in(game, occasion);
        if (attack.attacker != occasion.owner || attack.weapon != occasion.card) return false;
        const Id source = card_of_option(occasion.word);
        const state::Piece& ship = owner_of(game, occasion);
        const bool token = effects_of(source).empty();
        return token || source == ship.ship.pilot || has_card(ship, source);
      },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = "1e-upgrade-snapshot";
      });
}

}  // namespace plotboard::rules::effects::first
