#include "rules/play/initiative_order.hpp"

#include <algorithm>
#include <tuple>

#include "data/rule_set.hpp"

namespace plotboard::rules {

state::Side first_side(const data::RuleSet& ruleset) {
  return ruleset.first_side == state::name_of(state::Side::enemy) ? state::Side::enemy : state::Side::player;
}

Ids activation_order(const data::RuleSet& ruleset, const state::Table& table) {
  std::vector<const state::Piece*> ships;
  for (const state::Piece& piece : table.pieces) {
    if (piece.in_play()) ships.push_back(&piece);
  }
  // Within a side players go before AI ships: an ally's AI ship acts after the players of its initiative and before
  // the other side (fga-2.15.3x-1).
  const auto key = [first = first_side(ruleset)](const state::Piece* ship) {
    return std::tuple(ship->initiative, ship->side != first, ship->ai, ship->number);
  };
  std::stable_sort(ships.begin(), ships.end(),
                   [&key](const state::Piece* a, const state::Piece* b) { return key(a) < key(b); });
  Ids order;
  for (const state::Piece* ship : ships) order.push_back(ship->id);
  return order;
}

}  // namespace plotboard::rules
