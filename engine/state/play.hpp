#pragma once
// A battle in progress on a table: phase, decks, the running attack, and the running step with what it waits for.
// A step (a ship's activation, an engagement, a phase's end ...) is one run of rules code. Where it needs a decision it
// stops: the table then keeps how it looked when the step began, the answers so far and the open choice. The next
// answer runs the step again from there with one answer more (rules/machine/game.hpp). So rules read straight through,
// and a battle can be copied, saved and undone in the middle of an attack.

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/id.hpp"
#include "geom/arc.hpp"
#include "geom/pose.hpp"
#include "state/ship_state.hpp"
#include "words/phrase.hpp"

namespace plotboard::state {

enum class Side : std::uint8_t { none, player, enemy };
const char* name_of(Side side);  // "none" "player" "enemy"
words::Team team_of(Side side);  // for sentences
inline constexpr Side other(Side side) {
  return side == Side::player ? Side::enemy : side == Side::enemy ? Side::player : Side::none;
}

// Neutral pieces are nobody's enemies and nobody's friends.
inline constexpr bool are_enemies(Side a, Side b) { return a != Side::none && b != Side::none && a != b; }

enum class Phase : std::uint8_t { none, setup, planning, system, activation, engagement, end, over };
const char* name_of(Phase phase);

// Faces of both kinds of dice (2e-dice-1, -2).
enum class Face : std::uint8_t { blank, focus, hit, crit, evade };
const char* name_of(Face face);
std::optional<Face> face_named(std::string_view name);
enum class DieKind : std::uint8_t { attack, defense, d6, d3, random };  // random: one of several things, from 0
const char* name_of(DieKind kind);

struct Die {
  Face face = Face::blank;
  bool rerolled = false;  // 2e-dice-6
  bool added = false;     // by an effect, not rolled
  bool fixed = false;     // cannot be modified any more (1e-attack-26)
  friend bool operator==(const Die&, const Die&) = default;
};

// The attack that is going on (2e-attack-1). Steps in order.
enum class AttackStep : std::uint8_t {
  declare,
  attack_dice,
  modify_attack,
  defense_dice,
  modify_defense,
  neutralize,
  damage,
  aftermath
};
const char* name_of(AttackStep step);

struct Attack {
  Id attacker, defender;
  Id weapon;                                 // "primary:0" (index in the ship's attacks) or an upgrade's id
  geom::ArcKind arc = geom::ArcKind::front;  // the attack arc
  int range = 1;
  bool bonus = false;
  bool range_zero = false;  // allowed by a card
  Ids obstructed_by;
  AttackStep step = AttackStep::declare;
  std::vector<Die> attack_dice, defense_dice;
  bool attack_fixed = false, defense_fixed = false;  // dice that cannot be modified (2e-mod-14)
  bool sure_hit = false;                             // no dice: counts as a hit (2e-attack-14)
  bool hit = false;
  bool ended = false;
  Ids used;                         // effects used in this attack: once each (2e-mod-16)
  Section section = Section::none;  // of the defender, that is attacked
  Section from = Section::none;     // of the attacker, whose weapon it is
  int performed = 0;                // how often before, of an attack that is performed twice (1e-attack-36)
  bool hit_before = false;          // the first of them hit
  [[nodiscard]] bool has_hit() const { return hit || hit_before; }
  friend bool operator==(const Attack&, const Attack&) = default;
};

// A decision that the step waits for. Options that a rule forbids are listed too, with that rule.
struct Option {
  Id key;       // what an answer names: "focus", "2Y", "left-middle", a piece's id
  Phrase text;  // for a person
  bool legal = true;
  Id rule;                          // what forbids it
  Phrase why;                       // and that in words
  Id piece;                         // to light up on the board, or ""
  std::optional<geom::Pose> ghost;  // where the ship would stand
  bool unwise = false;              // costs more than it gives (rules::Effect::worth), or fails: AI and bot leave it
  friend bool operator==(const Option&, const Option&) = default;
};
struct Choice {
  Id kind;  // "action", "reroll" ...: who answers goes by it
  Side side = Side::none;
  Id ship;        // for which ship, or ""
  Id rule;        // that gives the choice
  Phrase prompt;  // the question
  std::vector<Option> options;
  int dice = 0;  // kind "dice": so many are to be typed; `options` is then empty
  DieKind die = DieKind::attack;
  friend bool operator==(const Choice&, const Choice&) = default;
  [[nodiscard]] const Option* option(Id key) const;
};
struct Answer {
  Id key;                 // of the option
  std::vector<int> dice;  // typed dice: faces as numbers of Face, or the eyes of a d6
  std::string memo = {};  // what an AI ship means by it, for its own later answers of this step; "" of people
  bool untold = false;    // nobody has said: an answer that changes nothing, to be settled later (Play::untold)
  friend bool operator==(const Answer&, const Answer&) = default;
};

// Referee mode: the battle stands on a real table, where people move the models. They tell their maneuvers when it is
// their turn, and may leave open what they did. What they keep without the program is named here, each by itself.
struct Referee {
  bool on = false;            // else the rest is false
  bool own_dice = false;      // dice of their own ships are thrown at the table (Play::typed_dice: all dice are)
  bool tokens = false;        // of their own ships, with the actions and dice changes that need them
  bool damage_cards = false;  // of all ships, out of real decks: they name those that lie faceup
  bool experience = false;
  friend bool operator==(const Referee&, const Referee&) = default;
};

// What people at the table have left open.
struct Untold {
  Id ship;
  Id what;  // the kind of the choice: "maneuver", "action", "attack" ...
  int round = 0;
  friend bool operator==(const Untold&, const Untold&) = default;
};

// What a running step does: the command that began it.
enum class StepKind : std::uint8_t { none, start, advance, turn, report };
struct Step {
  StepKind kind = StepKind::none;
  Id ship;                 // of a turn; of a report its key
  Side side = Side::none;  // of advance: who is ready
  std::uint64_t seed = 0;  // of start
  bool typed_dice = false;
  Side first = Side::player;
  bool place = false;    // of start: obstacles and ships are still to be placed
  Referee referee = {};  // of start
  int round_limit = 0;   // of start
  friend bool operator==(const Step&, const Step&) = default;
};

struct Table;
struct Correction;  // table.hpp

struct Play {
  Phase phase = Phase::none;
  std::uint64_t seed = 0;
  std::uint64_t draws = 0;  // dice and shuffles so far: the n-th draw of a seed is always the same
  bool typed_dice = false;  // dice are thrown at the table and typed in
  Side first = Side::player;
  int initiative = -1;           // being resolved in System, Activation, Engagement
  std::array<bool, 2> ready{};   // planning: player, enemy
  std::array<Deck, 2> decks;     // player, enemy
  std::optional<Attack> attack;  // bonus attacks put the outer one aside in `waiting`
  std::vector<Attack> waiting;
  int round_limit = 0;  // the battle ends after this round (1e-event-1); 0: none
  std::string result;   // "" while it goes on; "player", "enemy", "draw"
  // The running step; none between steps.
  Step step;
  std::shared_ptr<const Table> before;  // never changed once made
  std::vector<Answer> answers;
  std::optional<Choice> choice;
  std::size_t told = 0;                 // events of the step that are folded already
  std::vector<Correction> corrections;  // what people changed by hand while the step was waiting
  Referee referee;
  std::vector<Untold> untold;  // oldest first
  [[nodiscard]] bool on() const { return phase != Phase::none; }
  // `before` follows from the rest: left out.
  friend bool operator==(const Play& a, const Play& b);
  // Who goes first, and the order in which sides do what happens at one time (2e-timing-2): the first player, the
  // second, and then what is nobody's.
  [[nodiscard]] bool goes_first(Side side) const { return side == first; }
  [[nodiscard]] std::array<Side, 2> in_order() const { return {first, other(first)}; }
  [[nodiscard]] std::array<Side, 3> in_order_with_nobody() const { return {first, other(first), Side::none}; }
};
inline std::size_t seat(Side side) { return side == Side::enemy ? 1 : 0; }

}  // namespace plotboard::state
