#pragma once
// Windows of the base game for what a campaign or its missions add. The windows of cards (machine/effects.hpp) are
// about one ship and its cards; these are about the table: pieces that move and shoot by themselves, what forbids a
// ship to fly or to fight, who earns by what, what decides the end. The base game opens each of them at the place that
// its comment names and works without any of it: every function here does nothing until a wing overrides it.
//
// One object for all battles, named by the door (machine/door.hpp): it has no state, everything stands on the table.

#include <optional>
#include <string>
#include <vector>

#include "rules/board/movement.hpp"
#include "rules/machine/game.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules {

struct Flight;

struct Hindrance {
  const char* rule = nullptr;  // null: none
  words::Key why;              // that in words
  [[nodiscard]] explicit operator bool() const { return rule != nullptr; }
};

// An action that is on no action bar: its key begins with `kind` and a colon, the rest names its object.
struct AddedAction {
  const char* kind;                       // "scan"
  Ids (*keys)(const Game&, Id);           // that the ship has, possible now or not
  Hindrance (*ban)(const Game&, Id, Id);  // why it is not possible now
  Phrase (*name)(Id key);                 // for a person
  void (*perform)(Game&, Id ship, Id key);
};

class Additions {
 public:
  Additions() = default;
  Additions(const Additions&) = delete;
  Additions& operator=(const Additions&) = delete;
  virtual ~Additions() = default;

  // --- the course of the battle (round.cpp, end_phase.cpp)
  virtual void battle_begins(Game&) const {}  // before anything is equipped or placed
  virtual void round_begins(Game&) const {}   // before Planning
  virtual void phase_begins(Game&, state::Phase) const {}
  virtual void dials_are_set(Game&) const {}     // Planning is over
  virtual void end_phase_begins(Game&) const {}  // before tokens leave
  virtual void look(Game&) const {}              // after every turn, phase and step of initiative
  // The round is over: true or false where the addition decides whether the battle is, nothing where the forces do.
  virtual std::optional<bool> ends(Game&) const { return std::nullopt; }
  // A side gives up: what has to be written down besides.
  virtual void give_up(const data::Catalog&, const state::Table&, state::Side, std::vector<state::Event>&) const {}
  // A destroyed component, whose time to go has come.
  virtual void take_off(Game&, Id /*component*/) const {}

  // --- pieces that act by themselves (round.cpp)
  // The initiative of the running phase at which the piece has still to act; nothing for all that do not.
  virtual std::optional<int> acts_at(const data::Catalog&, const state::Table&, const state::Piece&) const {
    return std::nullopt;
  }
  virtual void act(Game&) const {}  // all of them whose step has been reached
  virtual bool takes_no_turn(const data::Catalog&, const state::Piece&) const { return false; }

  // --- set-up (setup.cpp, setup_placing.cpp)
  virtual bool brings_own_gear(const data::Catalog&, const state::Table&, const state::Piece&) const { return false; }
  // Where ships may be placed; the outer nothing: the base game says it.
  virtual std::optional<std::optional<Refusal>> zone_fault(const data::Catalog&, const state::Table&,
                                                           const state::Piece&) const {
    return std::nullopt;
  }
  virtual std::optional<std::optional<geom::Pose>> place(const data::Catalog&, const state::Table&,
                                                         const state::Piece&) const {
    return std::nullopt;
  }

  // --- beside a real table (battle_commands.cpp, round.cpp): what people may report, and what comes of it
  virtual std::vector<state::Option> reports(const data::Catalog&, const state::Table&) const { return {}; }
  virtual void report(Game&, Id) const {}

  // --- planning (battle_commands.cpp, round.cpp)
  virtual std::vector<state::Option> declarations(const data::Catalog&, const state::Table&, Id) const { return {}; }
  virtual bool stays_by_its_word(const state::Piece&) const { return false; }  // declared something that needs no dial
  virtual bool needs_no_dial(const state::Piece&) const { return false; }
  virtual std::optional<int> speed_limit(const data::Catalog&, const state::Table&, const state::Piece&) const {
    return std::nullopt;
  }

  // --- flying (activation.cpp)
  virtual bool holds(Game&, Id) const { return false; }           // it does not fly and act as ships do; told why
  virtual bool prepares(const Game&, Id) const { return false; }  // before its maneuver ...
  virtual void executed(Game&, Id, const Flight&, bool /*prepares*/) const {}  // ... and after it
  virtual void difficulty_checked(Game&, Id, geom::Difficulty) const {}
  virtual bool lands(Game&, Id, const Flight&, const MoveOutcome&) const { return false; }  // out of play
  virtual bool settles_edge(Game&, Id) const { return false; }  // over an edge: else it has fled
  virtual void crossed(Game&, Id, const MoveOutcome&, bool /*costs_action*/) const {}

  // --- acting and fighting (actions.cpp, engagement.cpp, attack*.cpp)
  virtual const std::vector<AddedAction>& actions() const;
  virtual Hindrance hinders_actions(const state::Piece&) const { return {}; }
  virtual Hindrance hinders_attacks(const Game&, const state::Piece&) const { return {}; }
  virtual bool engages_otherwise(Game&, Id) const { return false; }  // in place of its attack
  virtual int guard_dice(const Game&, Id) const { return 0; }        // more defense dice
  virtual void spend_protection(Game&, state::Attack&) const {}      // Neutralize Results, after the dice
  virtual void attacked(Game&, const state::Attack&) const {}

  // --- what happens to ships, right after it has happened, for whoever writes it down (damage.cpp, tokens.cpp)
  virtual void damaged(Game&, Id, int /*amount*/) const {}
  virtual void dealt_faceup_card(Game&, Id) const {}
  virtual void lost(Game&, Id) const {}            // destroyed
  virtual void health_changed(Game&, Id) const {}  // all damage of one source is suffered
  virtual void gained(Game&, Id, state::Token, int) const {}
  virtual void removed(Game&, Id, state::Token, int) const {}
  virtual void gains_off_board(Game&, Id, state::Token, int) const {}  // what is no ship in play
  virtual void acts(Game&, Id) const {}                                // an action begins; Game::author() gave it
};

const Additions& additions();  // those of the door

}  // namespace plotboard::rules
