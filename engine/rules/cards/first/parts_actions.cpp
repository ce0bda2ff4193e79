#include "rules/cards/first/parts_actions.hpp"

#include <algorithm>

#include "rules/board/field.hpp"

namespace plotboard::rules::effects::first {

bool has_icon(const Game& game, Id ship, Id action) {
  const auto bar = bar_of(game, ship);
  return std::any_of(bar.begin(), bar.end(), [action](const data::ShipAction& icon) { return icon.type == action; });
}

bool may_reposition(const Game& game, Id ship, Id action, geom::Reposition kind) {
  const Field& field = field_of(game);
  const Field::Ship* placed = field.ship(ship);
  if (placed == nullptr || game.piece(ship).ship.did(action)) return false;
  const auto places = judged_places(field, *placed, kind);
  return std::any_of(places.begin(), places.end(), [](const JudgedPlace& place) { return place.legal; });
}

bool perform_inside(Game& game, Id ship, Id action, std::string_view rule) {
  Offer offer;
  offer.only = {action};
  offer.rule = rule;
  offer.no_link = true;
  for (const state::Option& each : action_options(game, ship, offer)) {
    if (each.key == action && each.legal) return perform_action(game, ship, action, "white", offer);
  }
  return false;
}

}  // namespace plotboard::rules::effects::first
