// Perft counts of battles: on small tables, how many sequences of legal commands there are to a depth, every one
// checked, resolved and folded. Answers that lead to the same state count each for itself. A rule that offers a place,
// target or action too many or too few changes a number in perft.txt. PLOTBOARD_REGENERATE=1 writes it anew and
// fails (support/golden.hpp): the counts that are derived by hand below have to stay.
#include <algorithm>
#include <catch2/catch.hpp>
#include <sstream>

#include "rules/play/battle_commands.hpp"
#include "state/state.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/golden.hpp"
#include "support/paths.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_perft {

using namespace plotboard::test;
using rules::Command;
using state::Face;
using state::Side;

namespace {

const std::string kFile = test::root() + "/tests/golden/perft.txt";

void play(state::Table& table, const Command& command) {
  if (const auto refused = rules::check(catalog(), table, command)) {
    FAIL(rules::words_of(command) << ": " << refused->why);
  }
  for (const state::Event& event : rules::resolve(catalog(), table, command)) state::fold(table, event);
}

std::uint64_t sequences(const state::Table& table, int depth) {
  const std::vector<Command> commands = rules::legal_commands(catalog(), table);
  if (depth == 1) {
    for (const Command& command : commands) {
      if (rules::check(catalog(), table, command)) FAIL("listed, but refused: " << rules::words_of(command));
    }
    return commands.size();
  }
  std::uint64_t count = 0;
  for (const Command& command : commands) {
    state::Table next = table;
    play(next, command);
    count += sequences(next, depth - 1);
  }
  return count;
}

struct Position {
  std::string name;
  state::Table table;
  int depth;
};

Command start(bool typed_dice = false) {
  rules::StartBattle command;
  command.seed = 1;
  command.typed_dice = typed_dice;
  return command;
}
Command dial(const std::string& ship, const std::string& code) {
  return rules::SetDial{ship, geom::maneuver_from_code(code)};
}
Command turn(const std::string& ship) { return rules::TakeTurn{ship}; }
Command choose(const std::string& kind, const std::string& key) {
  rules::Choose command;
  command.choice = kind;
  command.option = key;
  return command;
}
Command dice(const std::vector<Face>& faces) {
  rules::Choose command;
  command.choice = "dice";
  for (const Face face : faces) command.dice.push_back(static_cast<int>(face));
  return command;
}
const Command kPlayerReady = rules::Ready{Side::player};
const Command kEnemyReady = rules::Ready{Side::enemy};

Position position(const std::string& name, std::vector<state::Piece> pieces, const std::vector<Command>& commands,
                  int depth) {
  state::Table table = test::table(std::move(pieces), true);
  table.ruleset = "2e";
  for (const Command& command : commands) play(table, command);
  return {name, std::move(table), depth};
}

state::Piece at_initiative(state::Piece piece, int initiative) {
  piece.initiative = initiative;
  return piece;
}

// Seventeen dial entries against sixteen. Depth 1: 17 + 16 dials, nobody is ready yet. Depth 2: after A's dial there
// are 16 others for it, 16 for B, and Ready: 33; after B's 17 + 15 + 1 = 33 as well: 33 * 33 = 1089. Depth 3: after two
// dials 33 again (16 + 15 + both Ready, or 16 + 16 + 1); after Ready one less, for it is not said twice: 33 * (32 * 33
// + 32).
Position planning() {
  return position(
      "planning",
      {fighter("A", "t65xwing", Side::player, 300, 150), fighter("B", "tielnfighter", Side::enemy, 600, 800, 180)},
      {start()}, 3);
}

// An A-wing beside a rock on its left. Depth 1: its turn. Depth 2: focus, evade, lock, roll, boost, none: 6. Depth 3:
// after focus, evade and lock (the rock, unasked) its thrusters offer a red boost or none, 3 * 2; the roll has the
// three places on the right, the boost all three; without action it engages at once: 6 + 3 + 3 + 1 = 13. Depth 4:
// boost has three places, none ends the turn, 3 * (3 + 1); the thrusters after each roll, 3 * 2; a boost is not done
// twice, 3 * 1; and in the next round 17 dial entries or Ready of the other side, which has no ship: 12 + 6 + 3 + 18
// = 39.
Position moves() {
  return position("moves",
                  {fighter("A", "rz1awing", Side::player, 450, 150), obstacle("R1", "coreasteroid0", 370, 270)},
                  {start(), dial("A", "2F"), kPlayerReady}, 6);
}

// Hit, focus and blank of an X-wing with focus token and lock. Depth 1: focus, lock, done. Depth 2: lock or done after
// the focus; one of three dice to reroll; the defender's dice: 2 + 3 + 1. Depth 3: after focus the lock's three dice,
// or the defender's throw; after a die picked two others or done, 3 * 3; and B's turn, for it has no token to spend: 3
// + 1 + 9 + 1 = 14.
Position attack() {
  state::Piece a = fighter("A", "t65xwing", Side::player, 300, 150);
  a.tokens.focus = 1;
  a.lock = "B";
  return position("attack", {a, at_initiative(fighter("B", "tielnfighter", Side::enemy, 300, 650, 180), 2)},
                  {start(true), dial("A", "2F"), dial("B", "2F"), kPlayerReady, kEnemyReady, turn("B"),
                   choose("action", "pass"), turn("A"), choose("action", "pass"), turn("A"),
                   choose("attack", "primary:0>B"), dice({Face::hit, Face::focus, Face::blank})},
                  6);
}

// Depth 1: four places of the indicator. Then planning with 15 and 16 dial entries: 4 * 31, and 4 * 31 * 31.
Position turret() {
  return position("turret",
                  {fighter("Y", "btla4ywing", Side::player, 300, 150, 0, {"ion-cannon-turret"}),
                   fighter("B", "tielnfighter", Side::enemy, 600, 800, 180)},
                  {start()}, 3);
}

// Depth 1: its turn in the System Phase. Depth 2: bomb or mine, each by the straight and two banks (2e-ship-5), or
// none: 7. Depth 3: one device a round, so its activation follows: 7. Depth 4: focus, lock, roll, none, and after a
// bomb, whose charge can be recovered, reload (2e-mine-9): 3 * 5 + 3 * 4 + 4 = 31.
Position bombs() {
  return position("bombs",
                  {fighter("T", "tiesabomber", Side::enemy, 450, 500, 180, {"proton-bombs", "proximity-mines"})},
                  {start(), dial("T", "3F"), kEnemyReady}, 6);
}

// Depth 1: its turn. Depth 2: decloak or not. Depth 3: straight ahead or three places on either side, or its
// activation: 7 + 1. Depth 4: an evade action or none after each place, 7 * 2; five actions or none, of which cloaking
// is forbidden: focus, evade, roll, none: 14 + 4.
Position cloak() {
  state::Piece c = fighter("C", "tiephphantom", Side::enemy, 450, 500, 180);
  c.tokens.cloak = 1;
  return position("cloak", {c}, {start(), dial("C", "2F"), kEnemyReady}, 6);
}

// Two targets, one of them locked, and torpedoes. Depth 1: focus, lock, roll, none. Depth 2: the engagement, two locks,
// six places, the engagement: 1 + 2 + 6 + 1 = 10. Depth 3: front weapon at either, torpedoes at the locked one, none: 4
// after focus and none; the engagement after lock and roll: 4 + 2 + 6 + 4 = 16. Depth 4: the dice of three attacks, or
// B's turn or C's: 5; those four after each lock and place: 5 + 2 * 4 + 6 * 4 + 5 = 42.
Position torpedoes() {
  state::Piece a = fighter("A", "t65xwing", Side::player, 450, 150, 0, {"proton-torpedoes"});
  a.lock = "B";
  return position("torpedoes",
                  {a, at_initiative(fighter("B", "tielnfighter", Side::enemy, 450, 600, 180), 2),
                   at_initiative(fighter("C", "tielnfighter", Side::enemy, 550, 600, 180), 2)},
                  {start(true), dial("A", "2F"), dial("B", "2F"), dial("C", "2F"), kPlayerReady, kEnemyReady, turn("B"),
                   choose("action", "evade"), turn("C"), choose("action", "focus"), turn("A")},
                  6);
}

// A shuttle with two friends, C stressed. Depth 1: its turn. Depth 2: focus, reinforce, coordinate, jam, none. Depth 3:
// B's turn or C's, fore or aft, B or C; jam fails for want of enemies: 5 * 2. Depth 4: each friend has four choices in
// its turn, for C's blue maneuver rids it of its stress: 8 after focus, jam and none; 4 after fore and aft;
// coordinated, B has four choices, and C, stressed, none, so that the turns follow, 4 + 2: 3 * 8 + 4 + 6 = 34.
Position coordinate() {
  state::Piece c = at_initiative(fighter("C", "tielnfighter", Side::enemy, 350, 600, 180), 5);
  c.tokens.stress = 1;
  return position("coordinate",
                  {fighter("L", "lambdaclasst4ashuttle", Side::enemy, 450, 700, 180),
                   at_initiative(fighter("B", "tielnfighter", Side::enemy, 550, 600, 180), 5), c},
                  {start(), dial("L", "1F"), dial("B", "2F"), dial("C", "2F"), kEnemyReady}, 6);
}

// A shuttle docked with a freighter. Depth 1: its turn, initiative 2 before 3. Depth 2: deploy or not. Depth 3: 17 dial
// entries off either end, or the freighter's turn: 35. Depth 4: four choices of action after twelve maneuvers, none
// after five red ones, 2 * (12 * 4 + 5); four of the freighter: 110.
Position docking() {
  state::Piece s = at_initiative(fighter("S", "attackshuttle", Side::player, 450, 300), 2);
  s.ship.carrier = "V";
  return position("docking", {fighter("V", "vcx100lightfreighter", Side::player, 450, 300), s},
                  {start(), dial("V", "2F"), kPlayerReady}, 5);
}

// Three ships at one initiative, A and B face to face. Depth 1: A or C first. Depth 2: A flies into B and has no
// action, so C's turn follows; C has focus, lock, roll, none: 1 + 4. Depth 3: those four; A's turn after focus, two
// locks, the three places on the right (B stands on the left), A's turn: 4 + 1 + 2 + 3 + 1 = 11. Depth 4: what C has
// after A, 7; then B's turn or A's: 7 + 7.
Position bump() {
  return position("bump",
                  {fighter("A", "t65xwing", Side::player, 300, 300), fighter("C", "t65xwing", Side::player, 360, 300),
                   fighter("B", "tielnfighter", Side::enemy, 330, 455, 180)},
                  {start(), dial("A", "2F"), dial("C", "2N"), dial("B", "2F"), kPlayerReady, kEnemyReady}, 6);
}

std::vector<Position> positions() {
  return {planning(), moves(), attack(), turret(), bombs(), cloak(), torpedoes(), coordinate(), docking(), bump()};
}

std::string counts_of(const Position& position, int deepest) {
  std::string line = position.name;
  for (int depth = 1; depth <= deepest; ++depth) {
    line += " " + std::to_string(sequences(position.table, depth));
  }
  return line;
}

}  // namespace

TEST_CASE("As many sequences of commands as there were", "[plotboard]") {
  std::string text;
  for (const Position& position : positions()) text += counts_of(position, position.depth) + "\n";
  check_golden(kFile, text);
}

TEST_CASE("As many sequences of commands as the rules give by hand", "[plotboard]") {
  CHECK(counts_of(planning(), 3) == "planning 33 1089 35904");
  CHECK(counts_of(moves(), 4) == "moves 1 6 13 39");
  CHECK(counts_of(attack(), 3) == "attack 3 6 14");
  CHECK(counts_of(turret(), 3) == "turret 4 124 3844");
  CHECK(counts_of(bombs(), 4) == "bombs 1 7 7 31");
  CHECK(counts_of(cloak(), 4) == "cloak 1 2 8 18");
  CHECK(counts_of(torpedoes(), 4) == "torpedoes 4 10 16 42");
  CHECK(counts_of(coordinate(), 4) == "coordinate 1 5 10 34");
  CHECK(counts_of(docking(), 4) == "docking 1 2 35 110");
  CHECK(counts_of(bump(), 4) == "bump 2 5 11 14");
}

}  // namespace plotboard::battle_perft
