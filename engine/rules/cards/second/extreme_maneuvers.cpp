#include "rules/cards/parts_talents.hpp"
#include "rules/play/actions/parts.hpp"

namespace plotboard::rules::effects {

void extreme_maneuvers(Effects& all) {
  Effect turn = force_talent("extreme-maneuvers", Window::boost_options, has_force);
  turn.run = [](Game& game, Occasion& occasion) {
    actions::add_places(game, occasion, geom::Reposition::turn_boost, "extreme-maneuvers.turn");
  };
  turn.use = [](Game& game, Occasion& occasion) {
    game.tell(occasion.subject, kForceTalents, say("extreme-maneuvers.pays"));
    spend_force(game, occasion.subject);
  };
  all.push_back(turn);
}

}  // namespace plotboard::rules::effects
