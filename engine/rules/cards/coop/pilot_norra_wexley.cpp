#include "rules/cards/parts_pilots.hpp"

namespace plotboard::rules::effects {

void pilot_norra_wexley(Effects& all) {
  Effect evade = pilot_effect(
      "pilot:norra-wexley", Window::modify_defense, "2e-mod-9",
      [](const Game& game, const Occasion& occasion) { return !enemies_near(game, occasion.owner, 0, 1).empty(); });
  evade.may = true;
  evade.run = [](Game&, Occasion& occasion) {
    occasion.options->push_back(option(occasion.card, say("norra-wexley.evade")));
  };
  evade.use = [](Game& game, Occasion&) { add_die(game, false, state::Face::evade); };
  all.push_back(evade);
}

}  // namespace plotboard::rules::effects
