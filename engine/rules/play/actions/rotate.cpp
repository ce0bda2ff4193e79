#include "rules/play/actions/parts.hpp"

namespace plotboard::rules {

bool rotate_turret(Game& game, Id ship, bool must_change) {
  const Id now = state::name_of(game.piece(ship).ship.turret);
  state::Choice choice =
      choice_of(game, "rotate", ship, must_change ? "2e-rotate-1" : "2e-rotate-4", say("turret.where", ship));
  choice.options = turret_settings(game, ship);
  for (state::Option& side : choice.options) {
    if (must_change && side.key == now) side = forbidden(now, side.text, "2e-rotate-3", say("turret.points-there"));
  }
  const auto setting = actions::ask_one(game, std::move(choice));
  if (!setting) return false;
  if (*setting != now) turn_turret(game, ship, setting->text());
  return true;
}

}  // namespace plotboard::rules
