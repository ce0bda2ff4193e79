#pragma once
// Short ways to try the abilities of pilot cards out: an attack with a ship that has one, with and without it.
#include <algorithm>

#include "battle_effects.hpp"
#include "rules/actions.hpp"
#include "rules/tokens.hpp"

namespace plotboard::test {

inline std::string pilot(const std::string& id) { return "pilot:" + id; }

// Another ship for a staging.
inline std::vector<state::Piece> with(std::vector<state::Piece> pieces, state::Piece another) {
  pieces.push_back(std::move(another));
  return pieces;
}

// Gives the ability to a ship that stands there already.
inline Arena& give(Arena& arena, const std::string& ship, const std::string& ability) {
  arena.edit(ship).ship.cards.push_back({pilot(ability), 0, false});
  return arena;
}

struct Dice {
  int attack = 0, defense = 0;
  friend bool operator==(const Dice&, const Dice&) = default;
};
// How many dice this attack would be made with on either side.
inline Dice dice_of(Arena& arena, const std::string& weapon = "primary:0", const std::string& attacker = "A",
                    const std::string& defender = "B") {
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
