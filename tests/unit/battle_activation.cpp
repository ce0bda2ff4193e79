#include "unit/battle_activation.hpp"

#include <catch2/catch.hpp>

#include "geom/maneuver.hpp"
#include "rules/play/round.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::test {

state::Piece xwing(double x, double y) { return fighter("A", "t65xwing", state::Side::player, x, y); }
state::Piece foe(double x, double y) { return fighter("B", "tielnfighter", state::Side::enemy, x, y, 180); }
state::Piece ai_foe() {
  state::Piece piece = foe(400, 700);
  piece.ai = true;
  return piece;
}

geom::Maneuver code(const char* text) { return geom::maneuver_from_code(text).value(); }

Arena& activated(Arena& arena, const char* dial, const std::string& ship) {
  if (dial != nullptr) arena.edit(ship).ship.dial = code(dial);
  return arena.run([&](rules::Game& game) { rules::activate(game, ship); });
}

int times_asked(const Arena& arena, const std::string& kind) {
  int times = 0;
  for (const state::Choice& choice : arena.asked) times += choice.kind == kind ? 1 : 0;
  return times;
}
state::Executed executed(const Arena& arena, const std::string& ship) {
  REQUIRE(arena[ship].ship.executed.has_value());
  return *arena[ship].ship.executed;
}

rules::Effect made_up(rules::Window window, void (*run)(rules::Game&, rules::Occasion&)) {
  return effect(kCard, window, run);
}
state::Piece carrying(state::Piece ship) {
  ship.ship.cards.push_back({kCard, 0, false});
  return ship;
}

}  // namespace plotboard::test
