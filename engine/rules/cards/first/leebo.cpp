#include "geom/reposition.hpp"
#include "rules/cards/first/parts_actions.hpp"

namespace plotboard::rules::effects::first {

void leebo(Effects& all) {
  action(
      all, "1e-upgrade-leebo",
      [](const Game& game, const Occasion& occasion) {
        return may_reposition(game, occasion.owner, "boost", geom::Reposition::boost);
      },
      [](Game& game, Occasion& occasion) {
        const Id ship = occasion.owner;
        occasion.stopped = !perform_inside(game, ship, "boost", "1e-upgrade-leebo");
        if (!occasion.stopped) gain(game, ship, Token::ion, 1, "1e-upgrade-leebo");
      })
      .worth = [](Game&, const Occasion&) { return false; };
}

}  // namespace plotboard::rules::effects::first
