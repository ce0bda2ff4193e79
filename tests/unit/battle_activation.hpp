#pragma once
// Short ways to stage activations: an X-wing "A" of the player's side that looks north, a TIE fighter "B" that looks
// south, their dials, and what came of flying them.
#include "battle_attack.hpp"
#include "rules/activation.hpp"

namespace plotboard::test {

// X-wing: blue 1 bank left, 2 straight; white 2 turn right, 4 straight; red 3 Tallon roll, 4 Koiogran turn (facts).
inline state::Piece xwing(double x = 400, double y = 200) {
  return fighter("A", "t65xwing", state::Side::player, x, y);
}
inline state::Piece foe(double x = 800, double y = 800) {
  return fighter("B", "tielnfighter", state::Side::enemy, x, y, 180);
}
// One that the cards fly.
inline state::Piece ai_foe() {
  state::Piece piece = foe(400, 700);
  piece.ai = true;
  return piece;
}

inline geom::Maneuver code(const char* text) { return geom::maneuver_from_code(text).value(); }

// Sets this dial, if any, and activates the ship.
inline Arena& activated(Arena& arena, const char* dial, const std::string& ship = "A") {
  if (dial != nullptr) arena.edit(ship).ship.dial = code(dial);
  return arena.run([&](rules::Game& game) { rules::activate(game, ship); });
}

template <class Event>
std::ptrdiff_t place_of(const Arena& arena) {  // in the order of events; -1: it did not happen
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    if (std::holds_alternative<Event>(arena.events[i])) return static_cast<std::ptrdiff_t>(i);
  }
  return -1;
}
inline int times_asked(const Arena& arena, const std::string& kind) {
  int times = 0;
  for (const state::Choice& choice : arena.asked) times += choice.kind == kind ? 1 : 0;
  return times;
}
inline state::Executed executed(const Arena& arena, const std::string& ship = "A") {
  REQUIRE(arena[ship].ship.executed.has_value());
  return *arena[ship].ship.executed;
}

// A card that no catalog has.
inline constexpr const char* kCard = "made-up";
inline rules::Effect made_up(rules::Window window, void (*run)(rules::Game&, rules::Occasion&)) {
  return effect(kCard, window, run);
}
inline state::Piece carrying(state::Piece ship) {
  ship.ship.cards.push_back({kCard, 0, false});
  return ship;
}

}  // namespace plotboard::test
