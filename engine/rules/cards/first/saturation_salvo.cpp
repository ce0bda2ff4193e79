#include "rules/cards/first/parts_attacks.hpp"
#include "rules/cards/first/parts_range.hpp"

namespace plotboard::rules::effects::first {

namespace {

bool is_salvo_weapon(const data::Upgrade* weapon) {
  return weapon != nullptr && !weapon->slots.empty() &&
         (weapon->slots.front() == "torpedo" || weapon->slots.front() == "missile");
}

}  // namespace

// The defender is at range 1 of itself (1e-range-7); friends and the carrier are hit as well.
void saturation_salvo(Effects& all) {
  must(
      all, "1e-upgrade-saturationsalvo", Window::after_attack,
      [](const Game& game, const Occasion& occasion) {
        return missed(game, occasion) && is_salvo_weapon(game.catalog().upgrade(game.attack()->weapon));
      },
      [](Game& game, Occasion& occasion) {
        const Id defender = game.attack()->defender;
        const int cost = game.catalog().upgrade(game.attack()->weapon)->points.value;
        for (const Id ship : game.ships_in_play()) {
          if (!game.in_play(defender) || !game.in_play(ship) || !within(game, defender, ship, 1, 1)) continue;
          if (agility_of(game, ship) >= cost) continue;
          const Face face = game.roll(ship, state::DieKind::attack, 1, just(words::Card{occasion.card})).front();
          suffer(game, ship, face == Face::hit ? 1 : 0, face == Face::crit ? 1 : 0, "1e-upgrade-saturationsalvo");
        }
      });
}

}  // namespace plotboard::rules::effects::first
