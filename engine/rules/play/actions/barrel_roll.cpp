#include "data/ship.hpp"
#include "geom/reposition.hpp"
#include "rules/play/actions/parts.hpp"

namespace plotboard::rules {

geom::Reposition actions::roll_of(const Game& game, Id ship) {
  const data::Ship* type = game.type_of(ship);
  return type != nullptr && data::rolls_with_banks(*type) ? geom::Reposition::bank_barrel_roll
                                                          : geom::Reposition::barrel_roll;
}

bool barrel_roll(Game& game, Id ship, bool is_action) {
  const auto place =
      actions::ask_place(game, ship, actions::roll_of(game, ship),
                         choice_of(game, "barrel-roll", ship, is_action ? "2e-barrel-roll-6" : "2e-barrel-roll-13",
                                   say("barrel-roll.where", ship)));
  if (!place) return false;
  reposition(game, ship, *place, "barrel-roll");
  return true;
}

}  // namespace plotboard::rules
