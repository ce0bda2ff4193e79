#include <algorithm>

#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

namespace {

bool near_an_obstacle(const Game& game, const Occasion& occasion) {
  return std::any_of(game.table().pieces.begin(), game.table().pieces.end(), [&](const state::Piece& piece) {
    return piece.type == state::PieceType::obstacle &&
           measure(field_of(game), occasion.owner, piece.id).range.band.value_or(2) <= 1;
  });
}
template <bool attack_die>
bool may_throw_again(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  return (attack_die ? attack.attacker : attack.defender) == occasion.owner &&
         !(attack_die ? attack.attack_dice : attack.defense_dice).empty() && near_an_obstacle(game, occasion);
}
template <bool attack_die>
void throw_again(Game& game, Occasion& occasion) {
  const auto count = static_cast<int>((attack_die ? game.attack()->attack_dice : game.attack()->defense_dice).size());
  change_attack(game, [](state::Attack& attack) { (attack_die ? attack.attack_dice : attack.defense_dice).clear(); });
  game.roll(occasion.owner, attack_die ? state::DieKind::attack : state::DieKind::defense, count,
            say("squad-cards.again", words::Card{occasion.card}),
            attack_die ? state::Pool::attack : state::Pool::defense);
}
template <bool attack_die>
bool poor_throw(Game& game, const Occasion&) {
  const auto& dice = attack_die ? game.attack()->attack_dice : game.attack()->defense_dice;
  return count_faces(dice, state::Face::blank) * 2 > static_cast<int>(dice.size());
}

}  // namespace

// Thrown anew, not rerolled: other cards may reroll them still.
void named_han_solo_rebel(Effects& all) {
  squad_may(all, "pilot:hansolo-modifiedyt1300lightfreighter", Window::attack_rolled, may_throw_again<true>,
            throw_again<true>)
      .worth = poor_throw<true>;
  squad_may(all, "pilot:hansolo-modifiedyt1300lightfreighter", Window::defense_rolled, may_throw_again<false>,
            throw_again<false>)
      .worth = poor_throw<false>;
}

}  // namespace plotboard::rules::effects
