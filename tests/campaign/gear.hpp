#pragma once
// Short ways to open a moment, act and fly for tests of the campaign's crew, gunners and other gear.
#include <string>

#include "campaign/talents.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"

namespace plotboard::gear_tests {

using namespace test;

using Cards = std::vector<std::string>;

inline void opens(Arena& arena, rules::Window window) {
  arena.run([window](rules::Game& game) { rules::moment_for_all(game, window); });
  arena.expect_all_said();
}
inline void acts(Arena& arena, const Ids& only = {}, bool in_its_step = false) {
  arena.run([&](rules::Game& game) {
    rules::Offer offer;
    offer.only = only;
    offer.action_step = in_its_step;
    rules::offer_action(game, "A", offer);
  });
  arena.expect_all_said();
}
inline void executes(Arena& arena, geom::Maneuver maneuver, geom::Difficulty difficulty,
                     const std::string& ship = "A") {
  arena.run([&](rules::Game& game) {
    rules::execute_maneuver(game, ship, {maneuver, difficulty, false, false}, rules::ManeuverKind::activation);
  });
  arena.expect_all_said();
}
inline void activates(Arena& arena, geom::Maneuver dial) {
  arena.edit("A").ship.dial = dial;
  arena.run([](rules::Game& game) { rules::activate(game, "A"); });
  arena.expect_all_said();
}
inline void system_phase(Arena& arena) {
  arena.run([](rules::Game& game) { rules::second::system_turn(game, "A"); });
  arena.expect_all_said();
}
inline void end_phase(Arena& arena) {
  arena.run([](rules::Game& game) { rules::second::end_phase(game); });
  arena.expect_all_said();
}
// "C" of the player's.
inline state::Piece wingman(double x, double y, const Cards& cards = {}, const std::string& ref = "tielnfighter") {
  return flown("C", ref, state::Side::player, x, y, 0, cards);
}

}  // namespace plotboard::gear_tests
