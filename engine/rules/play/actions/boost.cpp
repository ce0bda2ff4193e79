#include "geom/reposition.hpp"
#include "rules/play/actions/parts.hpp"

namespace plotboard::rules {

bool boost(Game& game, Id ship) {
  const auto place = actions::ask_place(game, ship, geom::Reposition::boost,
                                        choice_of(game, "boost", ship, "2e-boost-3", say("boost.where", ship)));
  if (!place) return false;
  reposition(game, ship, *place, "boost");
  return true;
}

}  // namespace plotboard::rules
