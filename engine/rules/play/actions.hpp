#pragma once
// Actions: which a ship may do and what each does (2e-action, 2e-action-colour, 2e-linked, 2e-fail, and one area an
// action). One file an action in actions/.
//
// Choices: "action" (keys: action types, "damage:<number>" to repair, option keys of effects, "pass"), then per action
// "barrel-roll", "boost", "decloak", "tractor" (place keys: "left-front" "left-middle" "left-back" ..., "straight",
// "bank-left", "bank-right"; with ghosts), "lock" (piece ids), "coordinate", "jam", "reload" (card ids), "rotate"
// (turret names), "reinforce" ("fore" "aft"), "slam" (maneuver codes), "tractor-turn" ("left" "right" "pass"). What
// becoming jammed asks is in tokens.hpp.
//
// The mark "no-further-actions" on a ship bars its actions until its activation is over (2e-action-18).
//
// Every place is judged before a direction is declared, so declaring one without a legal place while another has some
// would be failing on purpose (2e-fail-5): it is listed as forbidden. An action fails only where nothing is legal. By
// the setting may_declare_blocked_direction such a direction is offered too ("declare-left", "-ahead", "-right")
// and fails.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "data/ship.hpp"
#include "rules/board/movement.hpp"
#include "rules/machine/game.hpp"
#include "rules/play/activation.hpp"

namespace plotboard::rules {

struct Offer {         // what a ship is being allowed
  Ids only;            // these actions; empty: any of its own
  std::string colour;  // overrides the action's own ("" keeps it)
  bool even_stressed = false;
  bool action_step = false;  // the ship's own Perform Action step
  bool coordinated = false;
  bool no_link = false;
  state::Section section = state::Section::none;  // of a huge ship of two cards: what that one has on it
  void (*cost)(Game&, Id ship) = nullptr;         // paid when an action has been picked, before it
  Id place;                                       // of a boost: only there ("bank-left"); "": anywhere
  std::string rule = "2e-action-5";               // that grants it
  // The question as it is asked: abilities of pilot cards put their name in it, a coordinated ship its own.
  Phrase prompt = words::Key("action.choose");
};
// The action bar: the ship's own and what its cards add (2e-action-2), or those of one section. A type may stand there
// twice.
std::vector<data::ShipAction> bar_of(const Game& game, Id ship, state::Section section = state::Section::none);
// Every standard action of the ship, legal or not, with the rule that forbids it; "pass" last.
std::vector<state::Option> action_options(Game& game, Id ship, const Offer& offer);
// Asks, performs, offers the linked action. True if an action was performed (and did not fail).
bool offer_action(Game& game, Id ship, const Offer& offer);
// Performs one action that has been chosen and pays for it: Force before, stress after, done or failed. What follows
// an action (links, effects) is resolved inside. False if it failed. An effect's action that fails sets
// Occasion::stopped.
bool perform_action(Game& game, Id ship, Id action, const std::string& colour, const Offer& offer);

// A mark: it has rolled by a bank template this round.
inline constexpr const char* kRolledWithBank = "rolled-with-bank";

// One file an action; each returns false when it fails.
bool barrel_roll(Game& game, Id ship, bool is_action);
bool boost(Game& game, Id ship, std::string_view colour = "white", Id only = {});  // `only`: Offer::place
bool decloak(Game& game, Id ship);
bool acquire_lock(Game& game, Id ship, bool is_action);  // asks which object at range 0-3
bool acquire_lock_on(Game& game, Id ship, Id object);    // that one, if it is in reach; not an action
bool coordinate(Game& game, Id ship);
bool jam(Game& game, Id ship);
bool reinforce(Game& game, Id ship, std::string_view rule = "2e-reinforce-1");
bool reload(Game& game, Id ship, bool is_action);
bool rotate_turret(Game& game, Id ship, bool must_change);
bool cloak(Game& game, Id ship);
bool slam(Game& game, Id ship);
// The same; nothing: it fails. The ship may be out of the game after it.
struct Slam {
  Flight flight;
  MoveOutcome move;
};
std::optional<Slam> fly_slam(Game& game, Id ship);
bool repair_action(Game& game, Id ship, int damage_number);
// The move that a tractor beam allows the player behind it (2e-tractor-3).
void tractor_move(Game& game, Id ship, state::Side by);
// Where the ship's turret indicator may point, by name, where it points now among them; empty without one.
std::vector<state::Option> turret_settings(const Game& game, Id ship);
void turn_turret(Game& game, Id ship, std::string_view setting);
// Turns the ship about its centre; no move (2e-rotate-ship). False, and nothing happens, where another ship is in the
// way.
bool can_turn(const Game& game, Id ship, double degrees);
bool rotate_ship(Game& game, Id ship, double degrees, std::string_view rule);
// Shared by boost, roll, decloak, tractor: puts the ship there and lets what it met take effect.
void reposition(Game& game, Id ship, const JudgedPlace& place, Id kind);

}  // namespace plotboard::rules
