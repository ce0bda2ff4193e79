#pragma once
// Commands: the one way in, for hands, AI, replay, scripts and tests. check() says whether a command is legal and if
// not which rule forbids it; resolve() turns a legal one into events. Both are pure.

#include <optional>
#include <string>
#include <vector>

#include "base/one_of.hpp"
#include "rules/board/field.hpp"
#include "state/events.hpp"

namespace plotboard::rules {

struct AddPiece {
  state::Piece piece;
};
struct RemovePieces {
  Ids ids;
};
struct ChangePiece {
  state::Piece piece;
};                     // any field but the id
struct ChangePieces {  // several at once, each as ChangePiece would
  std::vector<state::Piece> pieces;
};
struct Placement {
  Id id;
  geom::Pose to;
};
struct PlacePieces {
  std::vector<Placement> placements;
};                    // by hand: drag, turn, fields
struct FlyManeuver {  // a ship executes a maneuver and has activated
  Id id;
  geom::Maneuver maneuver;
  geom::ManeuverChoice choice;
  std::optional<int> die;  // AI: the die behind it, logged
  bool die_typed = false;
  Phrase what;             // what the die was for
  bool drop_lock = false;  // AI: fga-3.3.1.2-2
  Phrase override_note;    // a person chose otherwise: the words for the log
  // Not the dial's: an override at the table, the ion maneuver, the white 2 straight of a stressed ship. Flown white
  // (the ion maneuver blue) even where the dial has it in another colour.
  bool off_dial = false;
};
struct SkipActivation {
  Id id;
};                   // counts as activated, stays where it is
struct StartRound {  // the session fills in who arrives
  std::vector<state::Piece> arriving;
  std::vector<state::DieRolled> dice;
};
struct SetTable {
  state::Area area;
  std::string ruleset;
  state::Options options;
};

// A battle. Ships stand where they begin and carry their upgrades (Piece::ship.cards); see rules/play/setup.hpp.
struct StartBattle {
  std::uint64_t seed = 0;
  bool typed_dice = false;
  state::Side first = state::Side::player;  // none: as the squad points say (rules/play/squad.hpp)
  bool place = false;  // obstacles and ships are placed first, one by one with PlacePieces (rules/play/setup.hpp)
  state::Referee referee = {};  // beside a real table (rules/play/referee.hpp)
  int round_limit = 0;          // it ends after that round (rules/play/score.hpp); 0: once a side is gone
};
// Between turns: the battle ends after that round, the running one where the time is up (1e-event-2); 0: no limit.
struct LimitRounds {
  int rounds = 0;
};
struct SetReferee {  // between turns of a battle that began beside a real table: what people keep from now on
  state::Referee referee;
};
struct Settle {  // what people had left open (state::Play::untold) is up to date: the oldest of that ship and kind
  Id ship;
  Id what;
};
struct Report {  // referee mode: what happened at the table of a mission without the program (Additions::reports)
  Id what;
};
struct SetDial {  // nothing: takes the dial back
  Id ship;
  std::optional<geom::Maneuver> maneuver;
};
struct Declare {  // people's word in Planning (rules/coop/mission_docking.hpp); "" takes it back
  Id ship;
  Id what;  // "dock:<id>", "hyperdrive", "land:<bay>"
};
struct Ready {  // all dials of the side are set
  state::Side side = state::Side::player;
};
struct TakeTurn {  // in System, Activation or Engagement
  Id ship;
};
struct Choose {            // answers the open choice
  Id choice;               // its kind
  Id option;               // the option's key
  std::vector<int> dice;   // of a choice of kind "dice"; empty: throw them here
  std::optional<int> die;  // the d6 behind an AI's choice, logged
  bool die_typed = false;
  Phrase what;            // what that die was for, or why a person chose otherwise
  std::string memo = {};  // state::Answer::memo
  bool untold = false;    // referee mode: people have not said; the option is the one that changes nothing (kUntold is
                          // such an answer by itself)
};
struct Concede {
  state::Side side = state::Side::player;
};

using AnyCommand = base::OneOf<AddPiece, RemovePieces, ChangePiece, ChangePieces, PlacePieces, FlyManeuver,
                               SkipActivation, StartRound, SetTable, StartBattle, SetDial, Declare, Ready, TakeTurn,
                               Choose, Concede, SetReferee, Settle, Report, LimitRounds>;
struct Command : AnyCommand {  // copied, moved and destroyed in commands.cpp, as state::Event is
  using AnyCommand::AnyCommand;
  Command() = default;
  Command(const Command& other);
  Command(Command&& other) noexcept;
  Command& operator=(const Command& other);
  Command& operator=(Command&& other) noexcept;
  ~Command();
};

inline constexpr const char* kOwn = "plotboard";  // stands for a rule where a limit is the program's own
struct Refusal {
  std::string rule;  // its id, or kOwn
  Phrase why;        // one sentence
};
std::optional<Refusal> check(const data::Catalog& catalog, const state::Table& table, const Command& command);
// Precondition: check() found nothing for this very table. It is not asked again.
std::vector<state::Event> resolve(const data::Catalog& catalog, const state::Table& table, const Command& command);
Phrase words_of(const Command& command);  // "Fly A1: 2 turn right"; names the undo step

}  // namespace plotboard::rules
