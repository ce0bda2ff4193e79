#include "rules/cards/parts_abilities.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/rulebook.hpp"

namespace plotboard::rules::effects {

namespace {

bool may_shield_with_ion(const Game& game, const Occasion& occasion) {
  const state::Attack& attack = *game.attack();
  return attack.defender != occasion.owner && friend_defends(game, occasion, 1) &&
         count_faces(attack.attack_dice, state::Face::hit) > 0 &&
         !is_ionised(book_of(game), game.piece(occasion.owner)) &&
         is_in_arc(game, occasion.owner, attack.arc, attack.attacker);
}

}  // namespace

void captain_dobbs(Effects& all) {
  Effect shields = ability_if_wanted(
      "captain-dobbs", Window::neutralize, say("captain-dobbs.cancel"), may_shield_with_ion,
      [](Game& game, Occasion& occasion) {
        gain(game, occasion.owner, state::Token::ion, 1, kAbilities);
        change_attack(game, [](state::Attack& attack) { take_face(attack.attack_dice, state::Face::hit); });
      });
  shields.anyone = true;
  shields.worth = [](Game& game, const Occasion&) {  // it saves the friend
    const state::Attack& attack = *game.attack();
    return hits_unanswered(attack) == points_left(game, attack.defender);
  };
  all.push_back(shields);
}

}  // namespace plotboard::rules::effects
