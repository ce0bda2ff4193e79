#pragma once
// An edition's rulebook as a value: what the shared mechanics ask for where the editions differ. Each edition makes one
// (second/rulebook.cpp, first/rulebook.cpp); no other code asks which edition is played. Figures that a table may
// choose are settings of its rule set (data/rule_set.hpp), not of the book.

#include <array>
#include <string>
#include <vector>

#include "rules/machine/edition.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules {

struct Flight;
struct Offer;
struct Hindrance;

enum class Turns : std::uint8_t { none, ascending, descending };  // by initiative

struct PhaseRule {
  state::Phase phase;
  Turns turns = Turns::none;
  bool waits_for_ready = false;  // until every side that sets dials has said so
  bool closes_turns = false;     // the last in which ships act: beside a real table the round waits here (referee.hpp)
  // Null: nothing happens at its start, and no addition is asked either.
  void (*begin)(Game&) = nullptr;
  void (*end)(Game&) = nullptr;              // when nobody has anything left to do in it
  void (*turn)(Game&, Id ship) = nullptr;    // of one ship
  bool (*has_options)(Game&, Id) = nullptr;  // else the ship's turn passes by itself; null: always
};

// The steps of an attack after it has been declared, in order. Those with dice are taken together: none of them where
// an effect has made the attack hit without dice, or ended it, before the first.
enum class AttackStage : std::uint8_t { dice, results, damage, aftermath };
struct AttackStepRule {
  AttackStage stage;  // results: unless it has been ended; damage: and if it hits; aftermath: always
  void (*run)(Game&);
};

struct ActionRule {
  Id id;  // as on an action bar: "barrel-roll"
  words::Key name;
  bool (*perform)(Game&, Id ship, const Offer&);                               // false: it fails
  bool (*would_fail)(Game&, Id ship) = nullptr;                                // for want of a place or target
  Hindrance (*ban)(const Game&, const state::Piece&, const Offer&) = nullptr;  // what it needs besides
};

struct TokenRule {
  int most = 0;                    // on a ship; 0: any number
  std::array<int, 3> threshold{};  // on a small, medium, large base, from which the token works; 0: from the first
  bool leaves_at_end = false;      // in the End Phase
};

// Where things may be placed before a battle, in range bands.
struct SetupRule {
  int obstacles_from_edges = 0;  // beyond it
  int obstacles_apart = 0;       // beyond it, of each other
  int ships_from_edge = 0;       // within it, of their own
};

struct Rulebook : Edition {
  words::Key refusal;             // why no battle can be fought by it yet; empty: one can
  std::vector<PhaseRule> phases;  // of a round, in order
  std::vector<AttackStepRule> attack;
  std::vector<ActionRule> actions;
  std::array<TokenRule, state::kTokenKinds> tokens{};
  SetupRule setup;
  // What a maneuver of that colour does to the ship that has executed it, and whether a ship may execute one now.
  void (*check_difficulty)(Game&, Id ship, const Flight&, bool fully_executed) = nullptr;
  bool (*may_execute)(const state::Piece&, geom::Difficulty) = nullptr;
  geom::Difficulty (*changed)(geom::Difficulty printed, int steps) = nullptr;  // harder (+) or easier (-)
  std::vector<int> (*fresh_deck)(const data::Catalog&) = nullptr;              // damage cards by number, in order
  // Who goes first where a battle names nobody, by squad points.
  void (*settle_first_player)(Game&) = nullptr;

  [[nodiscard]] const PhaseRule* phase(state::Phase which) const;  // null for none, setup and over
  [[nodiscard]] const ActionRule* action(Id id) const;
  [[nodiscard]] const TokenRule& token(state::Token which) const { return tokens[static_cast<std::size_t>(which)]; }
};

const Rulebook& book_of(const Game& game);
const Rulebook& book_of(const data::Catalog& catalog, const state::Table& table);  // ENSURE: its rule set is known

}  // namespace plotboard::rules
