#include "data/ship.hpp"
#include "geom/reposition.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/windows.hpp"

namespace plotboard::rules {

geom::Reposition actions::roll_of(const Game& game, Id ship) {
  const data::Ship* type = game.type_of(ship);
  return type != nullptr && data::rolls_with_banks(*type) ? geom::Reposition::bank_barrel_roll
                                                          : geom::Reposition::barrel_roll;
}

std::vector<geom::Reposition> actions::rolls_of(Game& game, Id ship) {
  const geom::Reposition usual = roll_of(game, ship);
  const int given = usual == geom::Reposition::bank_barrel_roll ? 2 : 1;
  const int templates = number_after(game, Window::roll_templates, ship, "", given);
  std::vector<geom::Reposition> kinds;
  if ((templates & 1) != 0) kinds.push_back(geom::Reposition::barrel_roll);
  if ((templates & 2) != 0) kinds.push_back(geom::Reposition::bank_barrel_roll);
  return kinds;
}

bool barrel_roll(Game& game, Id ship, bool is_action) {
  const auto place =
      actions::ask_place(game, ship, actions::rolls_of(game, ship),
                         choice_of(game, "barrel-roll", ship, is_action ? "2e-barrel-roll-6" : "2e-barrel-roll-13",
                                   say("barrel-roll.where", ship)));
  if (!place) return false;
  const bool bank = place->place.kind == geom::Reposition::bank_barrel_roll;
  if (bank) game.emit(state::Marked{ship, kRolledWithBank});
  reposition(game, ship, *place, "barrel-roll");
  return true;
}

}  // namespace plotboard::rules
