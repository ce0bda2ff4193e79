#pragma once
// A ship's activation: Reveal Dial, Execute Maneuver, Perform Action; and maneuvers that other effects grant (SLAM,
// ailerons, deploy). 2e-activation, 2e-maneuver, 2e-difficulty, 2e-bearing, 2e-overlap, 2e-ion, 2e-flee; for AI ships
// fga-3.3.3.
//
// Choices: "before" (S-foils and the like: options of effects), "ai-maneuver" (AI ships: keys are maneuver codes; every
// code is legal, the AI's card decides), "tallon" ("back" "middle" "front"), "drop-lock" (AI: "keep", "drop"),
// "action" (see actions.hpp).

#include "rules/game.hpp"
#include "rules/movement.hpp"

namespace plotboard::rules {

enum class ManeuverKind : std::uint8_t { activation, slam, effect };  // `effect`: no Perform Action step is lost
// The maneuver as the ship would execute it now: a stressed ship's red one becomes a white 2 straight, an ionised ship
// flies the ion maneuver, cards change the difficulty.
struct Flight {
  geom::Maneuver maneuver;
  geom::Difficulty difficulty = geom::Difficulty::white;
  bool ion = false;
  bool substituted = false;  // 2e-activation-10
};
Flight flight_of(Game& game, const std::string& ship, geom::Maneuver wanted);
// Executes it: move, difficulty, obstacles, devices, effects, fleeing. False when the ship is out of the game after it.
bool execute_maneuver(Game& game, const std::string& ship, const Flight& flight, ManeuverKind kind);

}  // namespace plotboard::rules
