#pragma once
// Short ways for the tests of cards_p3_*.cpp: who faces whom, an attack, a maneuver, a window.

#include "rules/first/parts.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/windows.hpp"
#include "support/first.hpp"

namespace plotboard::first_cards_p3 {

using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using namespace test;

// An enemy ahead of A that looks at it; gap of small bases in mm.
inline state::Piece target(const std::string& id, double gap, const std::string& pilot = "1e-pilot-academypilot",
                           const std::vector<std::string>& cards = {}) {
  return piloted(id, pilot, Side::enemy, 457, 340 + gap, 180, cards);
}
// A friend of A's beside it.
inline state::Piece wingman(const std::string& id, double gap, const std::string& pilot = "1e-pilot-academypilot") {
  return piloted(id, pilot, Side::player, 497 + gap, 300);
}
inline Arena fight(const std::string& pilot, std::vector<state::Piece> others,
                   const std::vector<std::string>& cards = {}, Phase phase = Phase::engagement) {
  others.insert(others.begin(), piloted("A", pilot, Side::player, 457, 300, 0, cards));
  return Arena(std::move(others), "1e", phase);
}
inline void engage(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::first::engage(game, ship); });
}
inline void open(Arena& arena, Window window) {
  arena.run([window](Game& game) { rules::moment_for_all(game, window); });
}
inline void flies(Arena& arena, const char* ship, const char* code) {
  arena.run([ship, code](Game& game) {
    const auto flight = rules::flight_of(game, ship, *geom::maneuver_from_code(code));
    rules::execute_maneuver(game, ship, flight, rules::ManeuverKind::activation);
  });
}
inline void acts(Arena& arena, const char* ship = "A") {
  arena.run([ship](Game& game) { rules::perform_action_step(game, ship, false); });
}
inline std::vector<Face> blanks(std::size_t count) { return std::vector<Face>(count, Face::blank); }

}  // namespace plotboard::first_cards_p3
