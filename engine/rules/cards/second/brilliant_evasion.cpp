#include "rules/cards/parts_talents.hpp"

namespace plotboard::rules::effects {

namespace {

constexpr int kResults = 2;  // with one alone the Force itself does as much

}  // namespace

void brilliant_evasion(Effects& all) {
  Effect evade =
      force_talent("brilliant-evasion", Window::modify_defense, [](const Game& game, const Occasion& occasion) {
        const state::Attack& attack = *game.attack();
        return owner_defends(game, occasion) && has_force(game, occasion) &&
               !is_in_bullseye(game, occasion.owner, attack.attacker);
      });
  evade.may = true;
  evade.run = [](Game& game, Occasion& occasion) {
    if (count_faces(game.attack()->defense_dice, state::Face::focus) < kResults) return;
    occasion.options->push_back(option(occasion.card, say("brilliant-evasion.evade")));
  };
  evade.use = [](Game& game, Occasion& occasion) {
    spend_force(game, occasion.owner);
    change_faces(game, occasion, state::Face::focus, state::Face::evade, kResults);
  };
  all.push_back(evade);
}

}  // namespace plotboard::rules::effects
