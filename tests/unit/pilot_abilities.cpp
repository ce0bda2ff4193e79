#include "unit/pilot_abilities.hpp"

#include <catch2/catch.hpp>
#include <utility>

#include "rules/play/attack.hpp"
#include "support/catalog.hpp"

namespace plotboard::test {

std::string pilot(const std::string& id) { return "pilot:" + id; }

std::vector<state::Piece> with(std::vector<state::Piece> pieces, state::Piece another) {
  pieces.push_back(std::move(another));
  return pieces;
}

Arena& give(Arena& arena, const std::string& ship, const std::string& ability) {
  arena.edit(ship).ship.cards.push_back({pilot(ability), 0, false});
  return arena;
}

Dice dice_of(Arena& arena, const std::string& weapon, const std::string& attacker, const std::string& defender) {
  rules::Game game(catalog(), arena.table, {}, &arena);
  for (const rules::Shot& shot : rules::shots_of(game, attacker, {})) {
    if (shot.defender != defender || shot.weapon.id != weapon) continue;
    const state::Attack attack = rules::attack_by(shot);
    return {rules::attack_dice_for(game, attack), rules::defense_dice_for(game, attack)};
  }
  FAIL("no such shot: " + weapon);
  return {};
}

}  // namespace plotboard::test
