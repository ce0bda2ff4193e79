#include "rules/cards/second/parts_squads.hpp"

namespace plotboard::rules::effects {

void named_darth_vader_defender(Effects& all) {
  squad_offer(
      all, "pilot:darthvader-tieddefender", Window::modify_attack,
      [](const Game& game, const Occasion& occasion) {
        return has_force(game, occasion) && (game.attack() == nullptr || shows(game, true, state::Face::blank));
      },
      [](Game& game, Occasion& occasion) {
        spend_force(game, occasion.owner);
        change_first(game, true, state::Face::blank, state::Face::hit);
      });
  squad_must(
      all, "pilot:darthvader-tieddefender", Window::may_modify_defense,
      [](const Game&, const Occasion& occasion) { return occasion.word == "force"; },
      [](Game&, Occasion& occasion) {
        occasion.value = 0;
        occasion.rule = kCardRule;
      });
}

}  // namespace plotboard::rules::effects
