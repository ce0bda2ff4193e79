#pragma once
// An edition's rulebook as a value: what the shared mechanics ask for where the editions differ. Each edition makes one
// (second/rulebook.cpp, first/rulebook.cpp); no other code asks which edition is played. Figures that a table may
// choose are settings of its rule set (data/rule_set.hpp), not of the book.

#include <array>
#include <string>
#include <vector>

#include "rules/board/board_book.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::rules {

struct Flight;
struct MoveOutcome;
enum class ManeuverKind : std::uint8_t;
struct Offer;
struct Refusal;
struct WeaponOnShip;
struct Hindrance;

enum class Turns : std::uint8_t { none, ascending, descending };  // by initiative

struct PhaseRule {
  state::Phase phase;
  Turns turns = Turns::none;
  bool waits_for_ready = false;  // until every side that sets dials has said so
  bool closes_turns = false;     // the last in which ships act: beside a real table the round waits here (referee.hpp)
  bool huge_last = false;        // huge ships have their turns after all others
  bool passes_by = false;        // who has risen above the initiative that is being resolved has lost its turn
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
  words::Key hopeless = {};         // why it cannot be done where it would fail; only where no action may fail
  bool opens_after_action = false;  // `perform` opens Window::after_action itself, with others (1e-slam-5)
};

// A jam token: who picks what it takes, besides a lock.
struct JamRule {
  bool owner_picks = false;  // else who gave it
};

struct TokenRule {
  bool exists = true;              // else the edition has no such token
  int most = 0;                    // on a ship; 0: any number
  bool jams = false;               // a jam token takes it away
  bool on_huge = true;             // else a huge ship drops it at once
  std::array<int, 3> threshold{};  // on a small, medium, large base, from which the token works; 0: from the first
  bool leaves_at_end = false;      // in the End Phase
};

// How obstacles and ships are placed before a battle; where, in range bands.
struct SetupRule {
  int obstacles_from_edges = 0;    // beyond it
  int obstacles_apart = 0;         // beyond it, of each other
  int ships_from_edge = 0;         // within it, of their own
  bool huge_first = false;         // huge ships before all others (1e-epic-5)
  bool second_picks_edge = false;  // whoever does not go first picks his edge once the obstacles lie (1e-setup-8)
};

// How ships fly, beyond what maneuvers do everywhere.
struct FlyingRule {
  geom::Difficulty ion_maneuver = geom::Difficulty::blue;
  bool ion_colour_changes = false;  // cards may change that (1e-ion-4)
  bool ionised_only_focus = true;   // all that an ionised ship may do (2e-ion-5)
  bool tractor_turns = true;        // whom a tractor beam has moved may turn (2e-tractor-10)
  bool opponent_tractors = false;   // whoever gave the token, the opponent moves the ship (1e-tractor-3)
  bool actions_fail = true;         // else one that cannot be done may not be picked (1e-action-7)
  bool locks_anything = true;       // else enemies alone
  // Of a ship that should have a dial and has none the opponent picks the maneuver (1e-plan-10); else it flies that of
  // an ionised one (2e-ion-10).
  bool opponent_dials = false;
  // After the move itself: what its colour and what it met do to the ship. False: it is out of the game.
  bool (*settle)(Game&, Id ship, const Flight&, const MoveOutcome&, ManeuverKind) = nullptr;
  void (*act)(Game&, Id ship, bool ion_maneuver) = nullptr;  // Perform Action, and what follows it
};

// How ships fight.
struct FightingRule {
  int most_dice = 0;              // of an attack and of a defense; 0: any number
  bool reinforce_cancels = true;  // as the book of the 2nd edition has it (2e-neutral-6)
  bool evade_adds = false;        // an evade token adds a result (1e-evade-2), else it changes one
  bool contact_is_zero = false;   // ships in contact are at range 0, however they came to it
  // Dice for the defender by range; what tokens take from agility and, beside it, from defense dice.
  int (*range_defense)(const data::RuleSet&, int range) = nullptr;
  int (*agility_lost)(const Game&, const state::Piece&) = nullptr;
  int (*dice_lost)(const Game&, const state::Piece&) = nullptr;
  // What tokens may do to the ship's own dice in its modify step: offered, and done (false: not its key).
  void (*offer_changes)(Game&, Id ship, bool attack_die, std::vector<state::Option>&) = nullptr;
  bool (*change)(Game&, Id ship, bool attack_die, Id key) = nullptr;
  // Changes to the ship's weapons before cards have their say; null: they are as its type has them.
  void (*arm)(const Game&, const state::Piece&, std::vector<WeaponOnShip>&) = nullptr;
  bool by_section = false;  // each section of a huge ship is a target of its own (huge-targeting-1)
  // A huge ship's attack inside another one uses up none of those that it has in its turn (huge-attack-1).
  bool huge_answers_are_extra = false;
  bool recycles_facedown = true;  // facedown cards make a new deck where nothing else is left (2e-damage-deck-15)
  // Do the defender's focus and evade tokens not help against that attack (1e-arc-13)? Null: they do.
  bool (*bars_defense_tokens)(const Game&, const state::Attack&) = nullptr;
  // A destroyed ship that may not be taken off yet.
  bool (*stays)(const Game&, const state::Piece&) = nullptr;
  const char* stays_by = nullptr;           // the rule that is told then; null: nothing is told
  const char* weapon_dice = "2e-weapon-3";  // the rule that makes a weapon's value its dice
};

// Devices, where the editions differ.
struct DeviceRule {
  bool whole_inside = true;  // else a token may stick out of the area, and what does is ignored (1e-bomb-7)
};

// Docked ships (docking.hpp). Null: as the 2nd edition has it.
struct DockingRule {
  // Why the battle may not begin with this ship docked where it is, or not docked.
  std::optional<Refusal> (*fault)(const data::Catalog&, const state::Table&, const state::Piece& ship) = nullptr;
  // What becomes of those that are docked with a ship that is about to be removed because it was destroyed.
  void (*carrier_lost)(Game&, Id carrier) = nullptr;
};

// What a squad may be. Refusals name their rules.
struct SquadRule {
  std::optional<int> (*points_of)(const data::Catalog&, const state::Piece& ship) = nullptr;
  std::vector<Refusal> (*faults)(const data::Catalog&, const std::vector<state::Piece>&, state::Side,
                                 const data::RuleSet&) = nullptr;
  std::vector<Refusal> (*loadout_faults)(const data::Catalog&, const state::Piece& ship) = nullptr;
};

// Battles that end after an agreed round (1e-event-1).
struct LimitRule {
  const char* by_rounds = nullptr;  // the rule that allows it; null: the edition has no such battles
  const char* by_points = nullptr;  // the rule by which points then decide
  // What that side has lost so far.
  int (*points_lost)(const data::Catalog&, const state::Table&, state::Side) = nullptr;
};

struct Rulebook : BoardBook {
  std::vector<PhaseRule> phases;  // of a round, in order
  std::vector<AttackStepRule> attack;
  std::vector<ActionRule> actions;
  std::array<TokenRule, state::kTokenKinds> tokens{};
  SetupRule setup;
  JamRule jam;
  FlyingRule flying;
  FightingRule fighting;
  SquadRule squads;
  // What a ship of a known type brings to the battle, by type, pilot and cards.
  state::ShipState (*equipped)(const data::Catalog&, const state::Piece&) = nullptr;
  // May a ship execute a maneuver of that colour now?
  bool (*may_execute)(const state::Piece&, geom::Difficulty) = nullptr;
  geom::Difficulty (*changed)(geom::Difficulty printed, int steps) = nullptr;  // harder (+) or easier (-)
  // Who goes first where a battle names nobody, by squad points.
  void (*settle_first_player)(Game&) = nullptr;
  DeviceRule devices;
  DockingRule docking;
  LimitRule limit;

  [[nodiscard]] const PhaseRule* phase(state::Phase which) const;  // null for none, setup and over
  [[nodiscard]] const ActionRule* action(Id id) const;
  [[nodiscard]] const TokenRule& token(state::Token which) const { return tokens[static_cast<std::size_t>(which)]; }
};

// Damage cards by number, in order, each as often as the deck has it.
std::vector<int> fresh_deck(const data::Catalog& catalog, Id deck);
// That of a side, or a huge ship's own of a section.
std::vector<int> fresh_deck(const data::Catalog& catalog, const state::Table& table);
std::vector<int> fresh_deck(const data::Catalog& catalog, const state::Piece& ship, state::Section section);

const Rulebook& book_of(const Game& game);
const Rulebook& book_of(const data::Catalog& catalog, const state::Table& table);  // ENSURE: its rule set is known

}  // namespace plotboard::rules
