#include "rules/cards/parts_talents.hpp"
#include "rules/play/actions/parts.hpp"

namespace plotboard::rules::effects {

void daredevil(Effects& all) {
  Effect turn = talent("daredevil", Window::boost_options, [](const Game&, const Occasion& occasion) {
    return occasion.value == 0;  // a white boost
  });
  turn.run = [](Game& game, Occasion& occasion) {
    actions::add_places(game, occasion, geom::Reposition::turn_boost, "daredevil.turn");
  };
  turn.use = [](Game& game, Occasion& occasion) {
    game.tell(occasion.subject, kTalents, say("daredevil.red"));
    occasion.value = 1;
  };
  all.push_back(turn);
}

}  // namespace plotboard::rules::effects
