// What bombs and mines do when they go off.

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/board/movement.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "support/battle.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_devices_blasts {

using rules::Game;
using state::DamageCard;
using state::Face;
using state::Side;
using test::Arena;
using test::fighter;

namespace {

state::Piece device(const std::string& id, const std::string& ref, double x = 457, double y = 457,
                    Side side = Side::player) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::device;
  piece.ref = ref;
  piece.pose = test::pose(x, y);
  piece.side = side;
  return piece;
}
void bombs_go_off(Game& game) { rules::detonate_bombs(game); }
auto flies(const char* code) {
  return [code](Game& game) {
    rules::execute_maneuver(game, "X", {*geom::maneuver_from_code(code)}, rules::ManeuverKind::activation);
  };
}
std::vector<DamageCard> cards(std::initializer_list<DamageCard> list) { return list; }

// X (a player's X-wing: 4 hull, 2 shields), T (an enemy TIE) beside a device at the middle, F far away.
struct Blast : Arena {
  explicit Blast(const std::string& ref)
      : Arena({fighter("X", "t65xwing", Side::player, 400, 457), fighter("T", "tielnfighter", Side::enemy, 514, 457),
               fighter("F", "tielnfighter", Side::enemy, 457, 800), device("B", ref)}) {}
};

}  // namespace

TEST_CASE("Bombs go off at the end of the Activation Phase of their round", "[battle][devices][2e-bomb-1]") {
  Blast arena("ion_bomb");
  for (const char* id : {"X", "T"}) arena.edit(id).moved = true;
  arena.run([](Game& game) { rules::advance(game); });  // one ship still has to move
  CHECK(arena.table.find("B") != nullptr);
  arena.edit("F").moved = true;
  arena.says("ship-order", "X").run([](Game& game) { rules::advance(game); });
  CHECK(arena.table.play.phase == state::Phase::engagement);
  CHECK(arena.table.find("B") == nullptr);
  CHECK(arena["T"].tokens.ion == 3);
}

TEST_CASE("Bomblet: two dice for each ship, every result a hit",
          "[battle][devices][2e-bomb-2][2e-device-14][2e-device-21]") {
  Blast arena("bomblet");
  arena.edit("X").tokens.focus = 2;
  arena.says("ship-order", "T").dice({Face::hit, Face::crit}).dice({Face::focus, Face::hit}).run(bombs_go_off);
  arena.expect_all_said();
  CHECK(arena["T"].ship.damage == cards({{9, false}, {9, false}}));  // no faceup card
  CHECK(arena["X"].ship.shields == 1);
  CHECK(arena["X"].tokens.focus == 2);
  CHECK(arena["F"].ship.damage.empty());
  // Each ship's own player threw.
  std::vector<std::pair<std::string, Side>> throwers;
  for (const state::Choice& choice : arena.asked) {
    if (choice.kind == "dice") throwers.emplace_back(choice.ship, choice.side);
  }
  CHECK(throwers == std::vector<std::pair<std::string, Side>>{{"T", Side::enemy}, {"X", Side::player}});
}

TEST_CASE("A detonation is no attack: nobody defends or changes dice", "[battle][devices][2e-device-17]") {
  Blast arena("bomblet");
  arena.edit("T").tokens.evade = arena.edit("T").tokens.focus = 1;
  arena.says("ship-order", "rest").dice({Face::blank, Face::blank}).dice({Face::hit, Face::hit}).run(bombs_go_off);
  CHECK(arena["T"].ship.damage.size() == 2);
  for (const state::Choice& choice : arena.asked) {
    const bool expected =
        choice.kind == "ship-order" || (choice.kind == "dice" && choice.die == state::DieKind::attack);
    CHECK(expected);
  }
}

TEST_CASE("Concussion bomb: a facedown card past the shields, then expose one or be strained",
          "[battle][devices][2e-bomb-4][2e-bomb-5]") {
  Blast arena("concussion_bomb");
  arena.next_cards(Side::player, {2}).next_cards(Side::enemy, {5});
  arena.says("ship-order", "X").says("expose-or-strain", "expose").says("expose-or-strain", "strain").run(bombs_go_off);
  arena.expect_all_said();
  CHECK(arena["X"].ship.shields == 2);
  CHECK(arena["X"].ship.damage == cards({{2, true}}));  // the one just dealt
  CHECK(arena["X"].tokens.strain == 0);
  CHECK(arena["T"].ship.damage == cards({{5, false}}));
  CHECK(arena["T"].tokens.strain == 1);
  CHECK(arena["F"].ship.damage.empty());
}

TEST_CASE("A ship that a concussion bomb destroyed still exposes a card or is strained, then it leaves",
          "[battle][devices][2e-bomb-5][2e-destroy-2][2e-destroy-11]") {
  for (const bool exposes : {true, false}) {
    Blast arena("concussion_bomb");
    arena.edit("T").ship.damage = cards({{9, false}, {9, false}});  // a TIE fighter's hull is 3
    arena.next_cards(Side::enemy, {9, 4});
    arena.says("ship-order", "T").says("expose-or-strain", exposes ? "expose" : "strain");
    arena.says("expose-or-strain", "strain").run(bombs_go_off);
    arena.expect_all_said();
    std::ptrdiff_t answered = -1, gone = -1;
    for (std::size_t i = 0; i < arena.events.size(); ++i) {
      const auto* token = get_if<state::TokenChanged>(&arena.events[i]);
      const bool strained = token != nullptr && token->id == "T" && token->token == state::Token::strain;
      if (strained || holds<state::DamageTurned>(arena.events[i])) answered = static_cast<std::ptrdiff_t>(i);
      if (holds<state::ShipRemoved>(arena.events[i])) gone = static_cast<std::ptrdiff_t>(i);
    }
    CHECK(answered >= 0);
    CHECK(gone > answered);
    CHECK(arena["T"].ship.removed);
    CHECK(arena["X"].tokens.strain == 1);
  }
}

TEST_CASE("Electro-proton bomb: four dice at range 0-2", "[battle][devices][2e-bomb-7]") {
  Arena arena({fighter("X", "t65xwing", Side::player, 457, 457 + 16 + 199 + 20),
               fighter("T", "tielnfighter", Side::enemy, 457, 400),
               fighter("F", "tielnfighter", Side::enemy, 457, 457 + 16 + 203 + 20 + 80),
               device("B", "electro_proton_bomb")});
  arena.says("ship-order", "X");
  arena.dice({Face::blank, Face::focus, Face::hit, Face::crit})
      .dice({Face::blank, Face::blank, Face::crit, Face::crit});
  arena.run(bombs_go_off);
  arena.expect_all_said();
  CHECK(arena["X"].ship.shields == 1);
  CHECK(arena["X"].tokens.ion == 2);
  CHECK(arena["X"].tokens.disarm == 1);
  CHECK(arena["X"].ship.damage.empty());
  CHECK(arena["T"].tokens.disarm == 2);
  CHECK(arena["T"].ship.damage.empty());  // without shields blanks do nothing
}

TEST_CASE("Ion bomb: three ion tokens", "[battle][devices][2e-bomb-10]") {
  Blast arena("ion_bomb");
  arena.says("ship-order", "X").run(bombs_go_off);
  CHECK(arena["X"].tokens.ion == 3);
  CHECK(arena["T"].tokens.ion == 3);
  CHECK(arena["F"].tokens.ion == 0);
  CHECK(arena["X"].ship.shields == 2);
}

TEST_CASE("Proton bomb: one critical damage, which shields take", "[battle][devices][2e-bomb-11][2e-device-14]") {
  Blast arena("proton_bomb");
  arena.edit("B").owner = "X";  // strikes the ship that dropped it too
  arena.next_cards(Side::enemy, {5}).says("ship-order", "X").run(bombs_go_off);
  CHECK(arena["X"].ship.shields == 1);
  CHECK(arena["X"].ship.damage.empty());
  CHECK(arena["T"].ship.damage == cards({{5, true}}));
}

TEST_CASE("Range of a blast: from the device to the closest point, ships over it included",
          "[battle][devices][2e-device-15]") {
  // The bomb's far edge is 16.5 mm behind its centre.
  Arena arena({fighter("O", "t65xwing", Side::player, 457, 457),
               fighter("I", "t65xwing", Side::player, 457, 457 - 16.5 - 99.9 - 20),
               fighter("A", "t65xwing", Side::player, 380, 457 - 16.5 - 100.1 - 20), device("B", "ion_bomb")});
  arena.says("ship-order", "O").run(bombs_go_off);
  CHECK(arena["O"].tokens.ion == 3);
  CHECK(arena["I"].tokens.ion == 3);
  CHECK(arena["A"].tokens.ion == 0);
}

TEST_CASE("A device that has gone off is removed, with the locks on it", "[battle][devices][2e-device-16]") {
  Blast arena("ion_bomb");
  arena.edit("F").lock = "B";
  arena.says("ship-order", "X").run(bombs_go_off);
  CHECK(arena.table.find("B") == nullptr);
  CHECK(arena["F"].lock.empty());
  CHECK(state::broken_invariants(arena.table).empty());
}

TEST_CASE("Bombs of both players: the first player's first, in the order that each says",
          "[battle][devices][2e-device-18]") {
  Arena arena({device("E", "ion_bomb", 200, 200, Side::enemy), device("P1", "ion_bomb", 300, 200),
               device("P2", "ion_bomb", 400, 200), device("P3", "ion_bomb", 500, 200)});
  arena.says("device-order", "P3").says("device-order", "P1").run(bombs_go_off);
  arena.expect_all_said();
  Ids order;
  for (const state::Event& event : arena.events) {
    if (const auto* gone = get_if<state::PieceRemoved>(&event)) order.push_back(gone->id);
  }
  CHECK(order == Ids{"P3", "P1", "P2", "E"});
  CHECK(arena.question("device-order")->side == Side::player);

  Arena other({device("P", "ion_bomb", 200, 200), device("E", "ion_bomb", 300, 200, Side::enemy)});
  other.table.play.first = Side::enemy;
  other.run(bombs_go_off);
  CHECK(get<state::PieceRemoved>(*std::find_if(other.events.begin(), other.events.end(), [](const state::Event& event) {
          return holds<state::PieceRemoved>(event);
        })).id == "E");
}

TEST_CASE("The bomb's player says which ship is affected first", "[battle][devices][2e-device-19]") {
  Blast arena("bomblet");
  arena.edit("B").side = Side::enemy;
  arena.says("ship-order", "T").dice({Face::blank, Face::blank}).dice({Face::blank, Face::blank}).run(bombs_go_off);
  CHECK(arena.question("ship-order")->side == Side::enemy);
  Ids order;
  for (const state::Event& event : arena.events) {
    if (const auto* thrown = get_if<state::DiceRolled>(&event)) order.push_back(thrown->id);
  }
  CHECK(order == Ids{"T", "X"});
}

TEST_CASE("Seismic charge: its player picks an obstacle, and that bursts", "[battle][devices][2e-bomb-12]") {
  Arena arena({fighter("X", "t65xwing", Side::player, 457, 560), fighter("T", "tielnfighter", Side::enemy, 457, 420),
               device("B", "seismic_charge", 457, 300), test::obstacle("R", "coreasteroid0", 457, 500),
               test::obstacle("S", "coreasteroid1", 340, 300)});
  arena.edit("R").pose = test::pose(457, 395);
  arena.edit("T").pose = test::pose(457, 200);  // near the charge, far from the obstacle
  arena.edit("X").pose = test::pose(457, 500);  // near the obstacle only
  arena.edit("X").lock = "R";
  arena.says("seismic-obstacle", "R").run(bombs_go_off);
  arena.expect_all_said();
  CHECK(arena.question("seismic-obstacle")->side == Side::player);
  CHECK(arena["X"].ship.shields == 1);
  CHECK(arena.table.find("R") == nullptr);
  CHECK(arena.table.find("S") != nullptr);
  CHECK(arena["X"].lock.empty());
  CHECK(arena.table.find("B") == nullptr);
  // Range counts from the obstacle: T is within range 1 of the charge.
  CHECK(arena["T"].ship.damage.empty());
}

TEST_CASE("A seismic charge without an obstacle near it does nothing", "[battle][devices][2e-bomb-13]") {
  Blast arena("seismic_charge");
  arena.table.pieces.push_back(test::obstacle("R", "coreasteroid0", 100, 100));
  arena.run(bombs_go_off);
  CHECK(arena.table.find("B") == nullptr);
  CHECK(arena.table.find("R") != nullptr);
  CHECK(arena["X"].ship.shields == 2);
  CHECK(arena["T"].ship.damage.empty());
}

TEST_CASE("Proximity mine: one sure hit and what two dice show", "[battle][devices][2e-mine-8][2e-mine-1]") {
  const auto after = [](Face a, Face b) {
    Arena arena({fighter("X", "t65xwing", Side::player, 457, 200), fighter("T", "tielnfighter", Side::enemy, 520, 330),
                 device("M", "proximity_mine", 457, 320)});
    arena.edit("X").ship.shields = 0;
    arena.dice({a, b}).run(flies("4F"));
    arena.expect_all_said();
    CHECK(arena.table.find("M") == nullptr);
    CHECK(arena["T"].ship.damage.empty());  // only the ship that moved
    return arena["X"].ship.damage;
  };
  CHECK(after(Face::blank, Face::focus) == cards({{9, false}}));
  CHECK(after(Face::hit, Face::crit) == cards({{9, false}, {9, false}, {9, true}}));
  CHECK(after(Face::crit, Face::crit) == cards({{9, false}, {9, true}, {9, true}}));
}

TEST_CASE("Conner net: one hit and three ion tokens, no dice", "[battle][devices][2e-mine-7][2e-mine-1]") {
  Arena arena({fighter("X", "t65xwing", Side::player, 457, 200), device("M", "conner_net", 457, 320, Side::player)});
  arena.run(flies("2F"));  // ends on its own side's mine
  CHECK(arena["X"].ship.shields == 1);
  CHECK(arena["X"].tokens.ion == 3);
  CHECK(arena.table.find("M") == nullptr);
}

TEST_CASE("Each cluster mine that is touched goes off by itself", "[battle][devices][2e-mine-6]") {
  Arena arena({fighter("X", "t65xwing", Side::player, 437, 200), device("M", "cluster_mine_centre", 457, 320),
               device("L", "cluster_mine_side", 417, 320), device("R", "cluster_mine_side", 497, 320)});
  arena.edit("X").ship.shields = 0;
  arena.dice({Face::hit, Face::crit}).dice({Face::blank, Face::hit}).run(flies("4F"));
  arena.expect_all_said();
  CHECK(arena.table.find("M") == nullptr);
  CHECK(arena.table.find("L") == nullptr);
  CHECK(arena.table.find("R") != nullptr);
  CHECK(arena["X"].ship.damage == cards({{9, false}, {9, true}, {9, false}}));
}

TEST_CASE("Mines are met from the start of the move on", "[battle][devices][2e-mine-1]") {
  Arena arena({fighter("X", "t65xwing", Side::player, 457, 200), device("Far", "conner_net", 457, 400),
               device("Near", "conner_net", 457, 290)});
  arena.edit("Far").pose = test::pose(457, 380, 90);
  arena.edit("Near").pose = test::pose(457, 290, 90);
  arena.run(flies("4F"));
  Ids order;
  for (const state::Event& event : arena.events) {
    if (const auto* gone = get_if<state::PieceRemoved>(&event)) order.push_back(gone->id);
  }
  CHECK(order == Ids{"Near", "Far"});
}

TEST_CASE("Boosts, rolls, decloaking and tractor moves set off mines as maneuvers do", "[battle][devices][2e-mine-2]") {
  struct Case {
    const char* kind;
    const char* key;
    double x, y;  // of the net, in the way of the move
    bool (*moves)(Game&);
  };
  const std::vector<Case> moves{
      {"boost", "straight", 457, 585, [](Game& game) { return rules::boost(game, "X"); }},
      {"barrel-roll", "right-middle", 540, 457, [](Game& game) { return rules::barrel_roll(game, "X", true); }},
      {"decloak", "straight", 457, 585, [](Game& game) { return rules::decloak(game, "X"); }},
      {"tractor", "right-middle", 540, 457,
       [](Game& game) {
         rules::tractor_move(game, "X", Side::enemy);
         return true;
       }},
  };
  for (const Case& move : moves) {
    INFO(move.kind);
    Arena arena({fighter("X", "t65xwing", Side::player, 457, 457), device("M", "conner_net", move.x, move.y)});
    arena.passes("tractor-turn", "X");
    arena.edit("X").tokens.cloak = 1;
    arena.says(move.kind, move.key).run([&](Game& game) { move.moves(game); });
    arena.expect_all_said();
    CHECK(arena.table.find("M") == nullptr);
    CHECK(arena["X"].tokens.ion == 3);
  }
  Arena slam({fighter("X", "t65xwing", Side::player, 457, 457), device("M", "conner_net", 457, 600)});
  slam.passes("tractor-turn", "X");
  slam.run([](Game& game) {
    rules::execute_maneuver(game, "X", {{2, geom::Bearing::straight}}, rules::ManeuverKind::slam);
  });
  CHECK(slam.table.find("M") == nullptr);
}

TEST_CASE("Who is destroyed by one bomb stays until all have gone off", "[battle][devices][2e-destroy-11]") {
  Arena arena({fighter("T", "tielnfighter", Side::enemy, 457, 457), device("A", "proton_bomb", 440, 457),
               device("B", "ion_bomb", 480, 457)});
  arena.edit("T").ship.damage = cards({{9, false}, {9, false}});
  arena.says("device-order", "A").run(bombs_go_off);
  std::size_t ions = 0, gone = 0;
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    const auto* token = get_if<state::TokenChanged>(&arena.events[i]);
    if (token != nullptr && token->token == state::Token::ion) ions = i;
    if (holds<state::ShipRemoved>(arena.events[i])) gone = i;
  }
  CHECK(ions > 0);
  CHECK(gone > ions);
  CHECK(arena["T"].ship.removed);
}

}  // namespace plotboard::battle_devices_blasts
