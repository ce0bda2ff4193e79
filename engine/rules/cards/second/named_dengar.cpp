#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_dengar(Effects& all) {
  // Destroyed he still may, until he is removed (2e-bonus-9).
  squad_must(
      all, "pilot:dengar", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = game.attack()->attacker;
        return owner_defends(game, occasion) && occasion.subject == occasion.owner && has_charge(game, occasion) &&
               is_ship_in_play(game, occasion.owner) && is_ship_in_play(game, attacker) &&
               has_bonus_attack_left(game, occasion.owner) &&
               is_in_arc(game, attacker, geom::ArcKind::front, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.defender = game.attack()->attacker;
        filter.cost = [](Game& paying, Id ship) { paying.emit(state::ChargesChanged{ship, "pilot:dengar", -1}); };
        bonus_attack_with(game, occasion, filter);
      });
}

}  // namespace plotboard::rules::effects
