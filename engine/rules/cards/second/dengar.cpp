#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void dengar(Effects& all) {
  squad_may(
      all, "dengar", Window::after_defend,
      [](const Game& game, const Occasion& occasion) {
        const Id attacker = game.attack()->attacker;
        return owner_defends(game, occasion) && has_charge(game, occasion) && game.in_play(occasion.owner) &&
               is_ship_in_play(game, attacker) && in_firing_arc(game, attacker, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        const Id attacker = game.attack()->attacker;
        spend_charges(game, occasion, 1);
        if (gives_up_green(game, attacker)) return;
        const auto face =
            game.roll(occasion.owner, state::DieKind::attack, 1, just(words::Card{occasion.card})).front();
        if (face == state::Face::hit || face == state::Face::crit) suffer(game, attacker, 1, 0, kCardRule);
      });
}

}  // namespace plotboard::rules::effects
