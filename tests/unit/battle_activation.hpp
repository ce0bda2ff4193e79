#pragma once
// Short ways to stage activations: an X-wing "A" of the player's side that looks north, a TIE fighter "B" that looks
// south, their dials, and what came of flying them.
#include <cstddef>
#include <string>

#include "rules/machine/effects.hpp"
#include "support/battle.hpp"

namespace plotboard::test {

// X-wing: blue 1 bank left, 2 straight; white 2 turn right, 4 straight; red 3 Tallon roll, 4 Koiogran turn.
state::Piece xwing(double x = 400, double y = 200);
state::Piece foe(double x = 800, double y = 800);
// One that the cards fly.
state::Piece ai_foe();

geom::Maneuver code(const char* text);

// Sets this dial, if any, and activates the ship.
Arena& activated(Arena& arena, const char* dial, const std::string& ship = "A");

template <class Event>
std::ptrdiff_t place_of(const Arena& arena) {  // in the order of events; -1: it did not happen
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    if (holds<Event>(arena.events[i])) return static_cast<std::ptrdiff_t>(i);
  }
  return -1;
}
int times_asked(const Arena& arena, const std::string& kind);
state::Executed executed(const Arena& arena, const std::string& ship = "A");

// A card that no catalog has.
inline constexpr const char* kCard = "made-up";
rules::Effect made_up(rules::Window window, void (*run)(rules::Game&, rules::Occasion&));
state::Piece carrying(state::Piece ship);

}  // namespace plotboard::test
