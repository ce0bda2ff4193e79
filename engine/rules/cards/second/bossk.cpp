#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void bossk(Effects& all) {
  squad_must(
      all, "bossk", Window::bonus_attack,
      [](const Game& game, const Occasion& occasion) {
        return makes_primary_attack(game, occasion) && occasion.subject == occasion.owner &&
               !game.attack()->has_hit() && is_unstressed(game, occasion) &&
               has_bonus_attack_left(game, occasion.owner);
      },
      [](Game& game, Occasion& occasion) {
        ShotFilter filter;
        filter.weapons = primary_weapons(game, occasion.owner);
        filter.defender = game.attack()->defender;
        filter.cost = [](Game& paying, Id ship) { gain(paying, ship, state::Token::stress, 1, kCardRule); };
        filter.must = true;
        if (!filter.weapons.empty()) bonus_attack_with(game, occasion, filter);
      });
}

}  // namespace plotboard::rules::effects
