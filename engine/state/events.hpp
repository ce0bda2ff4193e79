#pragma once
// Events: what happened. fold() is the only function that changes a Table. An event is complete: folding needs no
// rules, no catalog and no dice. visit() takes every event: a new one does not compile until it is folded.

#include <string>
#include <vector>

#include "base/id.hpp"
#include "base/one_of.hpp"
#include "state/table.hpp"

namespace plotboard::state {

struct PieceAdded {
  Piece piece;
};
struct PieceRemoved {
  Id id;
};
struct PieceChanged {
  Piece piece;
};  // fields set by hand; the id stays
struct PieceMoved {
  Id id;
  geom::Pose to;
};
struct ManeuverFlown {  // a maneuver as executed
  Id id;
  geom::Maneuver maneuver;
  geom::Difficulty difficulty;
  bool fully_executed;
  geom::Pose to;
  Ids bumped;  // whom a partial maneuver stopped against
};
struct TokenChanged {
  Id id;
  Token token;
  int by;
};
struct LockSet {  // target "" drops it
  Id id;
  Id target;
  Section section = Section::none;  // of a huge ship
  Id kept = {};                     // of a ship that keeps two: the other one, which stays
};
struct DieRolled {
  Id id;
  int value;
  bool typed;
  Phrase what;  // "attack dice"
};              // every chance is written down
struct ShipActivated {
  Id id;
};
struct ShipFled {
  Id id;
};
struct RoundStarted {
  int round;
};  // every ship may activate again
struct TableSet {
  Area area;
  Id ruleset;
  Options options;
};
struct OverrideNoted {
  Id id;
  Phrase text;
};  // a person chose otherwise than the AI's answer

// What follows happens in battles only.
struct BattleStarted {
  std::uint64_t seed;
  bool typed_dice;
  Side first;
  bool place = false;  // obstacles and ships are taken off the board, to be placed
  Referee referee = {};
  int round_limit = 0;
};
struct RoundLimitSet {  // 0: none
  int rounds;
};
struct RefereeSet {  // what people keep themselves from now on
  Referee referee;
};
struct LeftUntold {  // what people did is not known yet
  Id ship;
  Id what;
};
struct UntoldSettled {  // the oldest of that kind
  Id ship;
  Id what;
};
struct FirstPlayerSet {  // of a battle that began without one (2e-setup-3)
  Side side;
};
struct PiecePlaced {  // from the pool (2e-setup-8, -11)
  Id id;
  geom::Pose to;
};
struct ShipEquipped {  // what the ship brings to the battle
  Id id;
  ShipState ship;
};
struct PhaseStarted {
  Phase phase;
};
struct InitiativeReached {
  int initiative;  // -1: none
};
struct DialSet {
  Id id;
  std::optional<geom::Maneuver> maneuver;
};
struct DialRevealed {
  Id id;
};
struct ReadySet {
  Side side;
  bool ready;
};
struct SystemDone {
  Id id;
};
struct ActionSkipped {  // the Perform Action step of this activation
  Id id;
};
struct ActionDone {  // performed or failed: not again this round
  Id id;
  Id action;
};
struct Marked {
  Id id;
  Id mark;
};
struct ShieldsChanged {
  Id id;
  int by;
  Section section = Section::none;  // of a huge ship
};
struct EnergyChanged {  // on the card of that section
  Id id;
  Section section;
  int by;
};
struct SectionCrippled {  // its card is turned over
  Id id;
  Section section;
  int energy_limit = 0;  // of the crippled side
};
struct ForceChanged {
  Id id;
  int by;
};
struct ChargesChanged {
  Id id;
  Id card;
  int by;
};
struct CardFlipped {
  Id id;
  Id card;
  bool open;
};
struct CardDiscarded {  // or turned face up again
  Id id;
  Id card;
  bool discarded = true;
};
struct FiguresChanged {  // what a card had added goes with it, or comes back; energy: to a section's limit
  Id id;
  int hull = 0, agility = 0, shields = 0, energy = 0;
  Section section = Section::none;
};
struct CardAssigned {  // a condition, or an upgrade that passes to the ship
  Id id;
  Card card;
};
struct CardTaken {  // and away with it
  Id id;
  Id card;
};
struct TurretTurned {
  Id id;
  Turret turret;
};
struct DamageDealt {  // the top card of its side's deck; number 0: a marker, for want of cards (2e-damage-deck-15)
  Id id;
  int number;
  bool faceup;
  Section section = Section::none;  // of a huge ship: from its own deck
  int weight = 1;
};
struct TopCardDiscarded {  // of the deck that the ship's damage cards come from
  Id id;
  Section section = Section::none;
};
struct DamageTurned {
  Id id;
  std::size_t index;
  bool faceup;
};
struct DamageDiscarded {
  Id id;
  std::size_t index;
};
// A facedown card for a marker (number 0), or either for the top card (2e-damage-deck-15); the card is discarded.
struct DamageSwapped {
  Id id;
  std::size_t index;
  int number;
  int weight = 1;
};
struct CardNamed {  // people say which card of the side's deck they drew: it lies on top, also if it was discarded
  Side side;
  int number;
};
struct DeckShuffled {  // the discarded cards go in
  Side side;
  std::vector<int> draw;  // next card last
  Id ship;                // a huge ship's own, of that section; "": the side's
  Section section = Section::none;
};
// Every throw of dice but the d6 of an AI's table. `pool`: of the running attack, where the dice now lie.
enum class Pool : std::uint8_t { none, attack, defense };
struct DiceRolled {
  Id id;
  DieKind kind;
  std::vector<int> values;  // faces as numbers of Face; eyes of d6 and d3
  bool typed;
  Pool pool;
  Phrase what;  // what they are thrown for
};
struct AttackDeclared {  // a running attack waits until this one has ended
  Attack attack;
};
struct AttackChanged {
  Attack attack;
};
struct AttackEnded {};
struct ShipEngaged {
  Id id;
};
struct ShipDestroyed {
  Id id;
};
struct ShipRemoved {  // with its tokens and locks
  Id id;
};
struct ShipDocked {  // carrier "": it has deployed
  Id id;
  Id carrier;
};
struct WingChanged {
  Id id;
  Wing wing;
};
struct WingmatePlaced {  // put into its place; counts as having fully executed the leader's maneuver (2e-wing-9)
  Id id;
  geom::Maneuver maneuver;
  geom::Difficulty difficulty;
  geom::Pose to;
};
struct InitiativeChanged {  // nothing: the change by `source` has ended
  Id id;
  Id source;
  std::optional<int> value;
};
struct FusesChanged {
  Id id;
  int by;
};
struct BattleEnded {
  std::string result;
};

// What follows happens in missions only.
struct MissionBegan {  // the battle is this mission's, with these objectives
  Ids objectives;
};
struct ObjectiveSet {
  Id objective;
  Status status;
};
struct TriggerFired {
  Id trigger;
};
struct CounterChanged {
  Id counter;
  int by;
};
struct SquadCalled {  // it will arrive at the start of that round
  Coming coming;
};
struct SquadArrived {  // it has, or never will: called no more
  Id squad;
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
  Id id;
  Id order;
};
struct SideSet {
  Id id;
  Side side;
};
struct FitnessSet {
  Id id;
  Fitness fitness;
  bool glides = false;  // disabled, and it was moving (fga-3.5.1b-3)
};
struct DockingSet {  // with "": it undocks
  Id id;
  Id with;
};
struct DeclarationSet {
  Id id;
  Id declares;
};
struct MissionEnded {
  std::string outcome;  // "won", "lost"
  Phrase reason;
};
struct Told {  // why: changes nothing
  Id id;
  std::string rule;
  Phrase text;
};
struct StepBegan {
  Step step;
};
struct StepPaused {
  std::vector<Answer> answers;
  Choice choice;
  std::size_t told;
  std::vector<Correction> corrections;
};
struct StepEnded {};

using AnyEvent =
    base::OneOf<PieceAdded, PieceRemoved, PieceChanged, PieceMoved, ManeuverFlown, TokenChanged, LockSet, DieRolled,
                ShipActivated, ShipFled, RoundStarted, TableSet, OverrideNoted, BattleStarted, RoundLimitSet,
                RefereeSet, LeftUntold, UntoldSettled, FirstPlayerSet, PiecePlaced, ShipEquipped, PhaseStarted,
                InitiativeReached, DialSet, DialRevealed, ReadySet, SystemDone, ActionSkipped, ActionDone, Marked,
                ShieldsChanged, ForceChanged, ChargesChanged, CardFlipped, CardDiscarded, FiguresChanged, CardAssigned,
                CardTaken, EnergyChanged, SectionCrippled, TurretTurned, DamageDealt, TopCardDiscarded, DamageTurned,
                DamageDiscarded, DamageSwapped, CardNamed, DeckShuffled, DiceRolled, AttackDeclared, AttackChanged,
                AttackEnded, ShipEngaged, ShipDestroyed, ShipRemoved, ShipDocked, WingChanged, WingmatePlaced,
                InitiativeChanged, FusesChanged, BattleEnded, MissionBegan, ObjectiveSet, TriggerFired, CounterChanged,
                SquadCalled, SquadArrived, DeedDone, Credited, PilotEjected, OrderSet, SideSet, FitnessSet, DockingSet,
                DeclarationSet, MissionEnded, Told, StepBegan, StepPaused, StepEnded>;
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
Phrase words_of(const Event& event);  // one line for the log; nothing for bookkeeping

}  // namespace plotboard::state
