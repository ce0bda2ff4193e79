#pragma once
// Events: what happened. fold() is the only function that changes a Table. An event is complete: folding needs no
// rules, no catalog and no dice. std::visit without a default: a new event does not compile until it is folded.

#include <string>
#include <variant>
#include <vector>

#include "state/table.hpp"

namespace plotboard::state {

struct PieceAdded {
  Piece piece;
};
struct PieceRemoved {
  std::string id;
};
struct PieceChanged {
  Piece piece;
};  // fields set by hand; the id stays
struct PieceMoved {
  std::string id;
  geom::Pose to;
};
struct ManeuverFlown {  // a maneuver as executed
  std::string id;
  geom::Maneuver maneuver;
  geom::Difficulty difficulty;
  bool fully_executed;
  geom::Pose to;
  std::vector<std::string> bumped;  // whom a partial maneuver stopped against
};
struct TokenChanged {
  std::string id;
  Token token;
  int by;
};
struct LockSet {  // target "" drops it
  std::string id;
  std::string target;
};
struct DieRolled {
  std::string id;
  int value;
  bool typed;
  std::string what;
};  // every chance is written down
struct ShipActivated {
  std::string id;
};
struct ShipFled {
  std::string id;
};
struct RoundStarted {
  int round;
};  // every ship may activate again
struct TableSet {
  Area area;
  std::string ruleset;
  Options options;
};
struct OverrideNoted {
  std::string id;
  std::string text;
};  // a person chose otherwise than the AI's answer

// What follows happens in battles only.
struct BattleStarted {
  std::uint64_t seed;
  bool typed_dice;
  Side first;
  bool place = false;  // obstacles and ships are taken off the board, to be placed
};
struct FirstPlayerSet {  // of a battle that began without one (2e-setup-3)
  Side side;
};
struct PiecePlaced {  // from the pool (2e-setup-8, -11)
  std::string id;
  geom::Pose to;
};
struct ShipEquipped {  // what the ship brings to the battle
  std::string id;
  ShipState ship;
};
struct PhaseStarted {
  Phase phase;
};
struct InitiativeReached {
  int initiative;  // -1: none
};
struct DialSet {
  std::string id;
  std::optional<geom::Maneuver> maneuver;
};
struct DialRevealed {
  std::string id;
};
struct ReadySet {
  Side side;
  bool ready;
};
struct SystemDone {
  std::string id;
};
struct ActionSkipped {  // the Perform Action step of this activation
  std::string id;
};
struct ActionDone {  // performed or failed: not again this round
  std::string id;
  std::string action;
};
struct Marked {
  std::string id;
  std::string mark;
};
struct ShieldsChanged {
  std::string id;
  int by;
};
struct ForceChanged {
  std::string id;
  int by;
};
struct ChargesChanged {
  std::string id;
  std::string card;
  int by;
};
struct CardFlipped {
  std::string id;
  std::string card;
  bool open;
};
struct TurretTurned {
  std::string id;
  Turret turret;
};
struct DamageDealt {  // the top card of its side's deck; number 0: a marker, for want of cards (2e-damage-deck-15)
  std::string id;
  int number;
  bool faceup;
};
struct DamageTurned {
  std::string id;
  std::size_t index;
  bool faceup;
};
struct DamageDiscarded {
  std::string id;
  std::size_t index;
};
struct DamageSwapped {  // a facedown card for a marker (number 0), or a marker for the top card (2e-damage-deck-15)
  std::string id;
  std::size_t index;
  int number;
};
struct DeckShuffled {  // the discarded cards go in
  Side side;
  std::vector<int> draw;  // next card last
};
// Every throw of dice but the d6 of an AI's table. `pool`: of the running attack, where the dice now lie.
enum class Pool : std::uint8_t { none, attack, defense };
struct DiceRolled {
  std::string id;
  DieKind kind;
  std::vector<int> values;  // faces as numbers of Face; eyes of d6 and d3
  bool typed;
  Pool pool;
  std::string what;
};
struct AttackDeclared {  // a running attack waits until this one has ended
  Attack attack;
};
struct AttackChanged {
  Attack attack;
};
struct AttackEnded {};
struct ShipEngaged {
  std::string id;
};
struct ShipDestroyed {
  std::string id;
};
struct ShipRemoved {  // with its tokens and locks
  std::string id;
};
struct ShipDocked {  // carrier "": it has deployed
  std::string id;
  std::string carrier;
};
struct WingChanged {
  std::string id;
  Wing wing;
};
struct WingmatePlaced {  // put into its place; counts as having fully executed the leader's maneuver (2e-wing-9)
  std::string id;
  geom::Maneuver maneuver;
  geom::Difficulty difficulty;
  geom::Pose to;
};
struct InitiativeChanged {  // nothing: the change by `source` has ended
  std::string id;
  std::string source;
  std::optional<int> value;
};
struct FusesChanged {
  std::string id;
  int by;
};
struct BattleEnded {
  std::string result;
};

// What follows happens in missions only.
struct MissionBegan {  // the battle is this mission's, with these objectives
  std::vector<std::string> objectives;
};
struct ObjectiveSet {
  std::string objective;
  Status status;
};
struct TriggerFired {
  std::string trigger;
};
struct CounterChanged {
  std::string counter;
  int by;
};
struct SquadCalled {  // it will arrive at the start of that round
  Coming coming;
};
struct SquadArrived {  // it has, or never will: called no more
  std::string squad;
};
struct DeedDone {
  Deed deed;
};
struct Credited {
  Credit credit;
};
struct PilotEjected {
  Ejection ejection;
};
struct OrderSet {
  std::string id;
  std::string order;
};
struct SideSet {
  std::string id;
  Side side;
};
struct FitnessSet {
  std::string id;
  Fitness fitness;
  bool glides = false;  // disabled, and it was moving (fga-3.5.1b-3)
};
struct DockingSet {  // with "": it undocks
  std::string id;
  std::string with;
};
struct DeclarationSet {
  std::string id;
  std::string declares;
};
struct MissionEnded {
  std::string outcome;  // "won", "lost"
  std::string reason;
};
struct Told {  // why: changes nothing
  std::string id;
  std::string rule;
  std::string text;
};
struct StepBegan {
  Step step;
};
struct StepPaused {
  std::vector<Answer> answers;
  Choice choice;
  std::size_t told;
};
struct StepEnded {};

using AnyEvent = std::variant<
    PieceAdded, PieceRemoved, PieceChanged, PieceMoved, ManeuverFlown, TokenChanged, LockSet, DieRolled, ShipActivated,
    ShipFled, RoundStarted, TableSet, OverrideNoted, BattleStarted, FirstPlayerSet, PiecePlaced, ShipEquipped,
    PhaseStarted, InitiativeReached, DialSet, DialRevealed, ReadySet, SystemDone, ActionSkipped, ActionDone, Marked,
    ShieldsChanged, ForceChanged, ChargesChanged, CardFlipped, TurretTurned, DamageDealt, DamageTurned, DamageDiscarded,
    DamageSwapped, DeckShuffled, DiceRolled, AttackDeclared, AttackChanged, AttackEnded, ShipEngaged, ShipDestroyed,
    ShipRemoved, ShipDocked, WingChanged, WingmatePlaced, InitiativeChanged, FusesChanged, BattleEnded, MissionBegan,
    ObjectiveSet, TriggerFired, CounterChanged, SquadCalled, SquadArrived, DeedDone, Credited, PilotEjected, OrderSet,
    SideSet, FitnessSet, DockingSet, DeclarationSet, MissionEnded, Told, StepBegan, StepPaused, StepEnded>;
// Copied, moved and destroyed in events.cpp: written out in every file that makes one, that was half of its compiling.
struct Event : AnyEvent {
  using AnyEvent::AnyEvent;
  Event(const Event& other);
  Event(Event&& other) noexcept;
  Event& operator=(const Event& other);
  Event& operator=(Event&& other) noexcept;
  ~Event();
};

// Precondition: the event fits the table (ENSURE); rules only make such events.
void fold(Table& table, const Event& event);
std::string words_of(const Event& event);  // one readable line for the log; "" for bookkeeping

}  // namespace plotboard::state
