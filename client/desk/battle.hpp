#pragma once
// View models of a battle: what is expected now and of whom, the ways to answer it, the attack under way with its odds,
// the log as readable lines, and the draft of a new battle. The desk fills them; panels draw them.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "rules/play/attack.hpp"
#include "rules/play/odds.hpp"
#include "rules/play/setup.hpp"
#include "state/table.hpp"

namespace plotboard::data {
struct Catalog;
struct Upgrade;
}  // namespace plotboard::data

namespace plotboard::desk {

// --- what is expected

enum class Expect : std::uint8_t {
  nothing,  // no battle
  place,    // ships stand and are moved about before it starts
  in_turn,  // set-up by the book: this side places an obstacle or a ship
  dials,    // this seat sets dials
  ready,    // this seat's dials are all set
  turn,     // one of several ships, or a ship by a press of the key
  choice,   // an open question to a person
  dice,     // dice thrown at the table, to be typed in
  others,   // AI or bot: Continue lets it act
  over
};
struct Expected {
  Expect kind = Expect::nothing;
  state::Side side = state::Side::none;
  std::string ship;       // whom it is about, or ""
  std::string words;      // one plain sentence: "Choose an action for Red 2."
  std::string continues;  // what the Continue key does: "Activate Red 2"; "" when it waits for a choice
};

struct ShownDie {
  state::DieKind kind = state::DieKind::attack;
  int value = 0;  // as in DiceRolled
};

// One way to answer: an option of the open choice, a ship whose turn it can be, a ship that needs a dial.
struct Pick {
  std::string key;    // of the option, or the ship's id
  std::string label;  // the key on the keyboard: "1" to "9", "0" for passing; "" beyond
  std::string text;
  bool legal = true;
  std::string rule, why;  // what forbids it
  std::string piece, ship;
  std::optional<geom::Pose> ghost;
  std::optional<rules::Odds> odds;  // of the attack after it, where it can be said
  std::optional<ShownDie> die;      // the die that it means
};

// --- set-up by the book: the piece in the hand, and where it would be put down

struct Held {
  std::string piece;
  geom::Pose pose;
  std::optional<rules::Refusal> refused;  // there
  struct Mate {
    std::string ship;
    geom::Pose pose;
    std::optional<rules::Refusal> refused;  // then it splits (2e-wing-4)
  };
  std::vector<Mate> wing;  // its wingmates, who come with it
};

// --- the attack under way, or the one that a pick would begin

struct AttackView {
  state::Attack attack;
  std::string weapon;                                        // its name
  int attack_dice = 0, defense_dice = 0;                     // that lie there, or will be thrown
  std::vector<rules::DicePart> attack_parts, defense_parts;  // of what those numbers are made
  bool attack_thrown = false, defense_thrown = false;
  std::optional<rules::Odds> odds;  // as it stands, both sides spending what helps
};

// What such a die can show, in the order of its keys; values as in DiceRolled.
std::vector<int> faces_of(state::DieKind kind);

// --- the log

enum class LineKind : std::uint8_t { round, phase, initiative, turn, event, dice, damage, why };
struct LogLine {
  std::size_t entries = 0;  // how many log entries are done right after its command
  LineKind kind = LineKind::event;
  std::string ship, text, rule;
  std::vector<int> dice;  // kind dice: values as in DiceRolled
  state::DieKind die = state::DieKind::attack;
  bool undone = false;  // ahead of where the table stands
};
enum class LogFilter : std::uint8_t { all, events, dice_and_damage };
bool passes(LogFilter filter, const LogLine& line);

// --- who sits where

enum class Controller : std::uint8_t { me, friend_here, cards, bot };
const char* words_of(Controller controller);  // "I fly them" ...

struct BattleView {
  state::Side seat = state::Side::player;  // who looks at the screen
  bool covered = false;                    // hot seat: a screen hides the board until `seat` has taken over
  std::optional<std::size_t> pointed;      // the pick under the pointer, or the one that the keyboard is on
  std::vector<int> typed;                  // dice typed in so far
  bool by_hand = false;                    // pieces may be moved by hand during the battle
  bool placing = false;                    // before the battle: ships are being placed
  bool by_the_book = false;                // then StartBattle lets everything be placed in turn
  std::array<Controller, 2> controllers{Controller::me, Controller::cards};
  bool typed_dice = false;  // of the battle that is being placed
  std::string peek;         // hot seat: the ship whose hidden dial its owner looks at
  bool result_open = false;
  bool playing = false;  // the log is being played
  double speed = 1;      // of playing: 0.5 to 8
  LogFilter filter = LogFilter::all;
};

// --- a new battle

struct DraftShip {
  std::string ship, pilot, faction;  // catalog ids; pilot "" where the ship has none
  int initiative = 1;
  std::vector<std::string> cards;
  int wing = 0;  // ships of a side with the same number fly in one wing, the first of them leads; 0: by itself
};
struct DraftSide {
  Controller controller = Controller::me;
  std::string squad;  // "Red": its ships are Red 1, Red 2 ...
  std::vector<DraftShip> ships;
};
enum class DraftRocks : std::uint8_t { none, random, by_hand };
enum class DraftSetup : std::uint8_t { quick, by_the_book };  // by the book: placed in turn (rules/play/setup.hpp)
struct Draft {
  std::array<DraftSide, 2> sides;
  std::string area = "3x3", ruleset = "fga-207";
  DraftRocks rocks = DraftRocks::random;  // set-up by the book: none, or six in turn
  DraftSetup setup = DraftSetup::quick;
  bool any_squad = false;  // squads need not keep to the squad rules
  bool typed_dice = false;
};
inline constexpr std::size_t kMostDraftShips = 8;
inline constexpr int kMostDraftWings = 2;  // as many as that number of ships can make

// Ready-made: 2 or 4 ships a side.
Draft ready_made(const data::Catalog& catalog, int ships);
DraftShip draft_ship(const data::Catalog& catalog, const std::string& ship);  // its lowest pilot, no upgrades
state::Piece piece_of(const data::Catalog& catalog, const DraftSide& side, std::size_t index, state::Side who);
// Slots of the ship, those that its upgrades add included, in order.
std::vector<std::string> slots_of(const data::Catalog& catalog, const DraftShip& ship);
// Every upgrade that goes into that kind of slot, by name, with the refusal if this ship cannot have it now.
struct UpgradeOffer {
  const data::Upgrade* upgrade;
  std::optional<rules::Refusal> refused;
};
std::vector<UpgradeOffer> offers_for(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                     state::Side who, const std::string& slot);
// Why the ship cannot be in that wing of its side (2e-wing-1); nothing when it can.
std::optional<rules::Refusal> wing_refusal(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                           int wing);
const char* words_of_place(int place);  // in a wing: "leader", "left flank" ...
// Squad points of a side, and what the squad rules say against it (rules/play/squad.hpp).
struct SquadView {
  int points = 0, limit = 0;  // ships without points count 0
  std::vector<rules::Refusal> faults;
};
SquadView squad_of(const data::Catalog& catalog, const Draft& draft, state::Side who);
// What one ship carries, and its wing by that rule set.
std::vector<rules::Refusal> ship_faults(const data::Catalog& catalog, const DraftSide& side, std::size_t index,
                                        state::Side who, const std::string& ruleset);
// What keeps the battle from being played.
std::vector<rules::Refusal> faults_of(const data::Catalog& catalog, const Draft& draft);
// Those, or what the squad rules say unless the draft lets it pass.
std::vector<rules::Refusal> objections_to(const data::Catalog& catalog, const Draft& draft);
// The table that the draft makes: everybody in their strip, rocks in the middle as `seed` draws them.
state::Table table_of(const data::Catalog& catalog, const Draft& draft, std::uint64_t seed);

}  // namespace plotboard::desk
