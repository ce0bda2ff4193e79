#include "geom/reposition.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

bool decloak(Game& game, Id ship) {
  const auto place = actions::ask_place(game, ship, geom::Reposition::decloak,
                                        choice_of(game, "decloak", ship, "2e-cloak-9", say("decloak.where", ship)));
  if (!place) {
    game.tell(ship, "2e-cloak-11", say("decloak.no-place"));
    return false;
  }
  lose(game, ship, state::Token::cloak, 1, "2e-cloak-6");
  reposition(game, ship, *place, "decloak");
  if (still_flying(game, ship)) moment(game, Window::after_decloak, ship);
  return true;
}

}  // namespace plotboard::rules
