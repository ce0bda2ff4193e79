#pragma once
// A ship's activation: Reveal Dial, Execute Maneuver, Perform Action; and maneuvers that other effects grant (SLAM,
// ailerons, deploy). 2e-activation, 2e-maneuver, 2e-difficulty, 2e-bearing, 2e-overlap, 2e-ion, 2e-flee; for AI ships
// fga-3.3.3.
//
// Order of a maneuver (2e-obstacle-3): move, window before_check_difficulty, Check Difficulty, debris stress, fleeing,
// windows after_maneuver and after_move (word "maneuver", "slam", "effect", or "ion" of an ion maneuver), obstacle
// dice, mines.
//
// Choices: effects' own ("effect") before the dial is revealed and after; "ai-maneuver" (AI ships, always asked: keys
// are maneuver codes of the dial; kWhiteStraight; of an ionised ship only "1F", the ion maneuver); "ai-swerve" (AI
// ships that have a maneuver to fly: that one first, then what it may swerve to, the dial); "tallon" ("back" "middle"
// "front", with ghosts); "turn-dial" (codes of the dial; for the opponent, of a ship that has none: 1e-plan-10);
// "drop-lock" (AI: "keep", "drop"); "action" (see actions.hpp).

#include "rules/board/movement.hpp"
#include "rules/machine/game.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules {

enum class Window : std::uint8_t;
struct Occasion;

enum class ManeuverKind : std::uint8_t { activation, slam, effect };  // only `activation` loses its Perform Action step
// A maneuver as the ship would execute it now: cards change the difficulty, a stressed ship's red one becomes a white 2
// straight. The ion maneuver belongs to the activation of a ship without a dial, and to no other maneuver.
struct Flight {
  geom::Maneuver maneuver;
  geom::Difficulty difficulty = geom::Difficulty::white;
  bool ion = false;
  bool substituted = false;  // 2e-activation-10, -16
};
Flight flight_of(Game& game, Id ship, geom::Maneuver wanted);
// That flight, or what an AI ship that flies it swerves to (fga-3.3.6, fga-3.3.9-5).
Flight swerving_flight(Game& game, Id ship, const Flight& asked);
// Executes it. False when the ship is out of the game after it. `flown`: what it came to.
bool execute_maneuver(Game& game, Id ship, const Flight& flight, ManeuverKind kind, MoveOutcome* flown = nullptr);
// What comes after the move itself, as the edition has it: Check Difficulty and all that follows. False as above.
bool settle_maneuver(Game& game, Id ship, const Flight& flight, const MoveOutcome& outcome, ManeuverKind kind);
// A window of that maneuver, as it is to be opened; maneuver_moment() opens it, in battles only.
Occasion maneuver_occasion(Window window, Id ship, const Flight& flight, const MoveOutcome& outcome, ManeuverKind kind);
void maneuver_moment(Game& game, Window window, Id ship, const Flight& flight, const MoveOutcome& outcome,
                     ManeuverKind kind);
void perform_action_step(Game& game, Id ship, bool ion_maneuver);  // as the edition has it
void offer_step_action(Game& game, Id ship, bool ion_maneuver);    // the one action of that step, if it is not lost

// Key of an AI ship's white 2 straight in place of a red maneuver (slower by a mission's limit, stand_in_straight()):
// the dial's own 2 straight may have another colour.
inline constexpr const char* kWhiteStraight = "2F-white";
// A mark (ShipState::marks): the ship may execute red maneuvers while stressed this round (2e-activation-14).
inline constexpr const char* kRedWhileStressed = "red-while-stressed";

// The straight that stands in for a maneuver that the ship may not fly: 2 straight (2e-activation-10), or as fast as
// it may fly at all.
geom::Maneuver stand_in_straight(const data::Catalog& catalog, const state::Table& table, const state::Piece& ship);

bool still_flying(const Game& game, Id ship);  // in play and not destroyed
// Where the opponent picks for those that have no dial although they should (1e-plan-10): such a ship is marked, and
// does no action before its maneuver.
void note_missing_dial(Game& game, Id ship);
bool waits_for_opponents_pick(const state::Piece& ship);
// The Perform Action step of this activation is lost, once.
void skip_action(Game& game, Id ship, std::string_view rule, const Phrase& why);

void flees(Game& game, Id ship);  // over an edge: out of the game, and out of its wing

// On a table that is only moved on, without a battle: the same maneuver and what it does to the ship, but nothing is
// asked, thrown or triggered by cards there (Game::is_battle()): no window of a moment, no dice of obstacles or mines.
Flight flight_as_told(Game& game, const FlyManeuver& command);
void fly_as_told(Game& game, const FlyManeuver& command);

// Does a maneuver of that colour stress it? AI ships by the rule set (fga-3.3.3-3, -4).
bool is_stressed_by(const data::RuleSet& ruleset, const state::Piece& ship, geom::Difficulty difficulty,
                    bool fully_executed);
// A ship that flees is out of the game (2e-flee-7), and so are the locks on it.
std::vector<state::Event> events_of_fleeing(const state::Table& table, Id ship);

}  // namespace plotboard::rules
