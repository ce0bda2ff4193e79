// Where devices come to lie, who may drop them when, and fuse markers.

#include <catch2/catch.hpp>

#include "rules/board/field.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/round.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/parts.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_devices_drop {

using rules::Game;
using state::Side;
using test::Arena;
using test::fighter;

namespace {

state::Piece device(const std::string& id, const std::string& ref, double x, double y, Side side = Side::player,
                    int fuses = 0) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::device;
  piece.ref = ref;
  piece.pose = test::pose(x, y);
  piece.side = side;
  piece.fuses = fuses;
  return piece;
}
std::vector<const state::Piece*> devices(const Arena& arena) {
  std::vector<const state::Piece*> found;
  for (const state::Piece& piece : arena.table.pieces) {
    if (piece.type == state::PieceType::device) found.push_back(&piece);
  }
  return found;
}
// Within a thousandth of a millimetre.
void check_pose(const geom::Pose& pose, double x, double y, double heading) {
  CHECK(pose.x.mm() == Approx(x).margin(0.0011));
  CHECK(pose.y.mm() == Approx(y).margin(0.0011));
  CHECK(pose.heading.degrees() == Approx(heading).margin(0.0011));
}
std::vector<geom::Pose> poses(const state::Piece& ship, const char* card, const char* where) {
  Arena arena({ship});
  std::vector<geom::Pose> found;
  arena.run(
      [&](Game& game) { found = rules::device_poses(game, ship.id, *test::catalog().upgrade(card)->payload, where); });
  return found;
}
void drops(Game& game) { rules::second::system_turn(game, "Y"); }
int charges(const Arena& arena, const char* card) { return arena["Y"].ship.card(card)->charges; }

// A Y-wing with these cards in the middle of the table, in the System Phase.
Arena bomber(const std::vector<std::string>& cards, const std::string& ref = "btla4ywing") {
  return Arena(
      {fighter("Y", ref, Side::player, 457, 457, 0, cards), fighter("T", "tielnfighter", Side::enemy, 100, 900)}, "2e",
      state::Phase::system);
}

}  // namespace

TEST_CASE("A dropped bomb lies behind the ship, its guides on the template's end",
          "[battle][devices][2e-device-1][2e-bomb-14]") {
  // Half a base, the 1 straight, and 14.2 mm to the token's centre.
  check_pose(poses(fighter("Y", "btla4ywing", Side::player, 457, 457), "proton-bombs", "straight-1").at(0), 457, 382.8,
             0);
  check_pose(poses(fighter("Y", "btla4ywing", Side::player, 457, 457, 90), "ion-bombs", "straight-1").at(0), 382.8, 457,
             90);
  state::Piece medium = fighter("Y", "firesprayclasspatrolcraft", Side::player, 457, 457);
  check_pose(poses(medium, "seismic-charges", "straight-1").at(0), 457, 457 - 30 - 54.2, 0);  // medium
  check_pose(poses(fighter("Y", "btla4ywing", Side::player, 457, 457), "proximity-mines", "straight-1").at(0), 457,
             364.4, 0);
}

TEST_CASE("A launched device lies ahead, facing the ship", "[battle][devices][2e-device-2]") {
  const state::Piece ship = fighter("Y", "btla4ywing", Side::player, 457, 457);
  check_pose(poses(ship, "proton-bombs", "launch-straight-1").at(0), 457, 531.2, 180);
  check_pose(poses(ship, "proton-bombs", "launch-straight-5").at(0), 457, 691.2, 180);
}

TEST_CASE("Other templates bend to the ship's own left or right", "[battle][devices][2e-device-1][2e-ship-10]") {
  // Bank 1: its far end 23.431 to the side and 56.569 along; then 14.2 mm at 45 degrees.
  const state::Piece ship = fighter("Y", "tiesabomber", Side::player, 457, 457);
  const double step = 14.2 * 0.70710678;
  check_pose(poses(ship, "proton-bombs", "bank-1-left").at(0), 457 - 23.4315 - step, 457 - 76.5685 - step, 45);
  check_pose(poses(ship, "proton-bombs", "bank-1-right").at(0), 457 + 23.4315 + step, 457 - 76.5685 - step, 315);
  check_pose(poses(ship, "proton-bombs", "launch-bank-1-right").at(0), 457 + 23.4315 + step, 457 + 76.5685 + step, 225);
}

TEST_CASE("A bomber may use the bank of the same speed", "[battle][devices][2e-ship-10]") {
  Arena arena = bomber({"proton-bombs"}, "tiesabomber");
  arena.passes("system", "Y");
  arena.says("system", "proton-bombs:bank-1-left").run(drops);
  REQUIRE(devices(arena).size() == 1);
  CHECK(devices(arena)[0]->pose.heading.degrees() == 45);
  Arena other = bomber({"proton-bombs"});
  other.passes("system", "Y");
  other.run(drops);
  CHECK(other.offered("system", "proton-bombs:straight-1") != nullptr);
  CHECK(other.offered("system", "proton-bombs:bank-1-left") == nullptr);
}

TEST_CASE("A set of cluster mines: three pieces, two beside the middle one", "[battle][devices][2e-mine-5]") {
  Arena arena = bomber({"cluster-mines"});
  arena.says("system", "cluster-mines:straight-1").run(drops);
  const auto set = devices(arena);
  REQUIRE(set.size() == 3);
  CHECK(set[0]->ref == "cluster_mine_centre");
  CHECK(set[1]->ref == "cluster_mine_side");
  CHECK(set[2]->ref == "cluster_mine_side");
  check_pose(set[0]->pose, 457, 457 - 79.5, 0);
  check_pose(set[1]->pose, 497, 457 - 80.7, 0);
  check_pose(set[2]->pose, 417, 457 - 80.7, 0);
  CHECK(charges(arena, "cluster-mines") == 0);
}

TEST_CASE("Dropping costs the card's charge, and the device is its player's",
          "[battle][devices][2e-device-8][2e-device-5]") {
  Arena arena = bomber({"proton-bombs"});
  arena.says("system", "proton-bombs:straight-1").run(drops);
  CHECK(charges(arena, "proton-bombs") == 1);
  REQUIRE(devices(arena).size() == 1);
  CHECK(devices(arena)[0]->ref == "proton_bomb");
  CHECK(devices(arena)[0]->side == Side::player);
  CHECK(devices(arena)[0]->owner == "Y");
  CHECK(devices(arena)[0]->fuses == 0);
  arena.edit("Y").ship.marks.clear();
  arena.edit("Y").ship.cards[0].charges = 0;
  arena.run([](Game& game) { CHECK_FALSE(rules::second::has_system_options(game, "Y")); });
}

TEST_CASE("Devices are dropped in the System Phase, lowest initiative first", "[battle][devices][2e-device-5]") {
  Arena arena({fighter("Y", "btla4ywing", Side::player, 300, 300, 0, {"proton-bombs"}),
               fighter("Z", "btla4ywing", Side::player, 600, 300, 0, {"proton-bombs"}),
               fighter("T", "tielnfighter", Side::enemy, 457, 800, 180)},
              "2e", state::Phase::system);
  arena.edit("Z").initiative = 2;
  arena.edit("Y").initiative = 4;
  arena.edit("T").initiative = 1;
  arena.run([](Game& game) { rules::advance(game); });
  CHECK(arena.table.play.phase == state::Phase::system);
  CHECK(rules::whose_turn(test::catalog(), arena.table) == Ids{"Z"});
}

TEST_CASE("One device a ship and round", "[battle][devices][2e-device-6]") {
  Arena arena = bomber({"proton-bombs", "ion-bombs"});
  arena.says("system", "proton-bombs:straight-1").run(drops);
  arena.expect_all_said();
  CHECK(devices(arena).size() == 1);
  CHECK(charges(arena, "ion-bombs") == 2);
  arena.run([](Game& game) { CHECK_FALSE(rules::second::has_system_options(game, "Y")); });
}

TEST_CASE("No device in a phase in which the ship decloaked, nor the reverse", "[battle][devices][2e-device-7]") {
  Arena arena = bomber({"proton-bombs"});
  arena.edit("Y").tokens.cloak = 1;
  arena.says("system", "decloak").says("decloak", "straight").run(drops);
  CHECK(arena["Y"].tokens.cloak == 0);
  CHECK(devices(arena).empty());
  arena.run([](Game& game) { CHECK_FALSE(rules::second::has_system_options(game, "Y")); });
  Arena reverse = bomber({"proton-bombs"});
  reverse.edit("Y").tokens.cloak = 1;
  reverse.says("system", "proton-bombs:straight-1").run(drops);
  CHECK(reverse["Y"].tokens.cloak == 1);
  reverse.run([](Game& game) { CHECK_FALSE(rules::second::has_system_options(game, "Y")); });
}

TEST_CASE("A device that would stick out of the area is not placed and costs nothing",
          "[battle][devices][2e-device-12]") {
  // The bomb reaches 16.5 mm behind its centre: 90.7 mm behind the ship's.
  for (const double y : {90.6, 90.8}) {
    Arena arena = bomber({"proton-bombs", "ion-bombs"});
    arena.passes("system", "Y");
    arena.edit("Y").pose = test::pose(457, y);
    bool any = false;
    arena.run([&](Game& game) { any = rules::second::has_system_options(game, "Y"); });
    CHECK(any == (y > 90.7));
    if (any) continue;
    // Beside something that is possible it is listed with the rule.
    arena.edit("Y").tokens.cloak = 1;
    arena.run(drops);
    REQUIRE(arena.offered("system", "proton-bombs:straight-1") != nullptr);
    CHECK_FALSE(arena.offered("system", "proton-bombs:straight-1")->legal);
    CHECK(arena.offered("system", "proton-bombs:straight-1")->rule == "2e-device-12");
    CHECK(charges(arena, "proton-bombs") == 2);
  }
  // Of a set all three must fit.
  CHECK(poses(fighter("Y", "btla4ywing", Side::player, 59.4, 457), "cluster-mines", "straight-1").empty());
  CHECK(poses(fighter("Y", "btla4ywing", Side::player, 59.6, 457), "cluster-mines", "straight-1").size() == 3);
}

TEST_CASE("Devices are no obstacles: nobody is hindered by them, and they can be locked",
          "[battle][devices][2e-device-9]") {
  Arena arena({fighter("Y", "btla4ywing", Side::player, 457, 300),
               fighter("T", "tielnfighter", Side::enemy, 457, 600, 180), device("B", "proton_bomb", 457, 400)});
  arena.run([](Game& game) {
    CHECK(field_of(game).obstacles().empty());
    CHECK(rules::measure(field_of(game), "Y", "T").obstructed_by.empty());
    const rules::MoveOutcome move = rules::fly(field_of(game), *field_of(game).ship("Y"), {2, geom::Bearing::straight});
    CHECK(move.fully_executed);
    CHECK_FALSE(move.hits_obstacle());
  });
  arena.says("lock", "B").run([](Game& game) { CHECK(rules::acquire_lock(game, "Y", true)); });
  arena.expect_all_said();
  CHECK(arena["Y"].lock == "B");
}

TEST_CASE("A bomb under a ship stays there; a mine goes off at once", "[battle][devices][2e-device-10][2e-mine-3]") {
  Arena arena = bomber({"proton-bombs"});
  arena.edit("T").pose = test::pose(457, 382);
  arena.says("system", "proton-bombs:straight-1").run(drops);
  REQUIRE(devices(arena).size() == 1);
  check_pose(devices(arena)[0]->pose, 457, 382.8, 0);
  CHECK(arena["T"].ship.damage.empty());

  Arena mined = bomber({"proximity-mines"});
  mined.edit("T").pose = test::pose(457, 370);
  mined.says("system", "proximity-mines:straight-1").dice({state::Face::blank, state::Face::focus}).run(drops);
  mined.expect_all_said();
  CHECK(devices(mined).empty());
  CHECK(mined["T"].ship.damage.size() == 1);  // before it moves
}

TEST_CASE("A mine under several ships hits one, as its player says", "[battle][devices][2e-mine-4]") {
  Arena arena(
      {fighter("Y", "btla4ywing", Side::player, 457, 457, 0, {"conner-nets"}),
       fighter("T", "tielnfighter", Side::enemy, 435, 360), fighter("U", "tielnfighter", Side::enemy, 480, 360)},
      "2e", state::Phase::system);
  arena.says("system", "conner-nets:straight-1").says("mine-target", "U").run(drops);
  arena.expect_all_said();
  CHECK(arena.question("mine-target")->side == Side::player);
  CHECK(arena["U"].tokens.ion == 3);
  CHECK(arena["T"].tokens.ion == 0);
  CHECK(devices(arena).empty());
}

TEST_CASE("A device's guides count for range", "[battle][devices][2e-device-11]") {
  // The bomb's guides reach 16 mm from its centre, its body between them 14.
  for (const double gap : {99.9, 100.1}) {
    Arena arena({fighter("T", "tielnfighter", Side::enemy, 457 + 12, 457 + 16 + gap + 20),
                 device("B", "proton_bomb", 457, 457)});
    arena.run([&](Game& game) { CHECK(rules::ships_within(game, "B", 1).size() == (gap < 100 ? 1U : 0U)); });
  }
}

TEST_CASE("The rest of a maneuver that was cut short sets off nothing", "[battle][devices][2e-device-13]") {
  // The far end of the 4 straight lies on the mine, but two ships in a row stop X before it.
  const auto flies = [](Game& game) {
    rules::execute_maneuver(game, "X", {{4, geom::Bearing::straight}}, rules::ManeuverKind::activation);
  };
  for (const bool blocked : {true, false}) {
    const double x = blocked ? 457 : 700;
    Arena arena({fighter("X", "t65xwing", Side::player, 457, 200), fighter("T", "tielnfighter", Side::enemy, x, 400),
                 fighter("U", "tielnfighter", Side::enemy, x, 350), device("M", "conner_net", 457, 0)});
    arena.edit("M").pose = test::pose(457, 366, 90);
    arena.run(flies);
    CHECK((arena.table.find("M") != nullptr) == blocked);
    CHECK(arena["X"].tokens.ion == (blocked ? 0 : 3));
  }
}

TEST_CASE("A fused device loses a marker instead of going off", "[battle][devices][2e-fuse-1][2e-fuse-4]") {
  Arena arena(
      {fighter("T", "tielnfighter", Side::enemy, 457, 400), device("B", "ion_bomb", 457, 457, Side::player, 1)});
  arena.run([](Game& game) { rules::detonate_bombs(game); });
  CHECK(arena["B"].fuses == 0);
  CHECK(arena["T"].tokens.ion == 0);
  arena.run([](Game& game) { rules::detonate_bombs(game); });  // a round later
  CHECK(arena.table.find("B") == nullptr);
  CHECK(arena["T"].tokens.ion == 3);
}

TEST_CASE("A fused mine loses its marker to the first who touches it", "[battle][devices][2e-fuse-2][2e-fuse-3]") {
  Arena arena({fighter("X", "t65xwing", Side::player, 457, 200), device("M", "conner_net", 457, 320, Side::enemy, 1)});
  const auto flies = [](int speed) {
    return [speed](Game& game) {
      rules::execute_maneuver(game, "X", {{static_cast<std::int8_t>(speed), geom::Bearing::straight}},
                              rules::ManeuverKind::activation);
    };
  };
  arena.run(flies(2));  // ends on it
  CHECK(arena["M"].fuses == 0);
  CHECK(arena["X"].tokens.ion == 0);
  arena.edit("X").pose = test::pose(457, 200);
  arena.run(flies(4));  // through it
  CHECK(arena.table.find("M") == nullptr);
  CHECK(arena["X"].tokens.ion == 3);
}

TEST_CASE("Delayed Fuses: a marker on the device that was put down, if its player likes",
          "[battle][devices][2e-fuse-5]") {
  Arena arena = bomber({"proton-bombs", "delayed-fuses"});
  arena.says("system", "proton-bombs:straight-1").says("effect", "delayed-fuses").run(drops);
  arena.expect_all_said();
  REQUIRE(devices(arena).size() == 1);
  CHECK(devices(arena)[0]->fuses == 1);
  Arena without = bomber({"proton-bombs", "delayed-fuses"});
  without.says("system", "proton-bombs:straight-1").says("effect", "pass").run(drops);
  CHECK(devices(without)[0]->fuses == 0);
}

TEST_CASE("A fuse saves a ship from the mine that is put under it", "[battle][devices][2e-fuse-5][2e-fuse-1]") {
  Arena arena = bomber({"conner-nets", "delayed-fuses"});
  arena.edit("T").pose = test::pose(457, 370);
  arena.says("system", "conner-nets:straight-1").says("effect", "delayed-fuses").run(drops);
  REQUIRE(devices(arena).size() == 1);
  CHECK(devices(arena)[0]->fuses == 0);
  CHECK(arena["T"].tokens.ion == 0);
}

TEST_CASE("Charges of device cards", "[battle][devices][2e-bomb-14][2e-mine-9][2e-bomb-9]") {
  const auto card = [](const char* id) { return test::catalog().upgrade(id); };
  CHECK(card("seismic-charges")->charges == 2);
  CHECK(card("proton-bombs")->charges == 2);
  CHECK(card("ion-bombs")->charges == 2);
  CHECK(card("concussion-bombs")->charges == 3);
  CHECK(card("proximity-mines")->charges == 2);
  CHECK(card("cluster-mines")->charges == 1);
  CHECK(card("conner-nets")->charges == 1);
  CHECK(card("electro-proton-bombs")->charges == 1);
  for (const char* id : {"seismic-charges", "proton-bombs", "ion-bombs", "concussion-bombs", "bomblet-generator"}) {
    CHECK(card(id)->recoverable);
  }
  for (const char* id : {"proximity-mines", "cluster-mines", "conner-nets", "electro-proton-bombs"}) {
    CHECK_FALSE(card(id)->recoverable);
  }
  Arena arena = bomber({"electro-proton-bombs"});
  arena.says("system", "electro-proton-bombs:straight-1").run(drops);
  REQUIRE(devices(arena).size() == 1);
  CHECK(devices(arena)[0]->fuses == 1);
}

TEST_CASE("Concussion bombs have to be dropped once a charge is spent", "[battle][devices][2e-bomb-6]") {
  Arena arena = bomber({"concussion-bombs"});
  arena.passes("system", "Y");
  arena.run(drops);  // may
  CHECK(devices(arena).empty());
  CHECK(arena.offered("system", "pass")->legal);
  arena.edit("Y").ship.cards[0].charges = 2;
  arena.run(drops);  // must: the only thing that it can do is not even asked
  CHECK(devices(arena).size() == 1);
  CHECK(charges(arena, "concussion-bombs") == 1);
  arena.edit("Y").ship.marks.clear();
  arena.edit("Y").pose = test::pose(457, 60);  // not able: it would leave the area
  arena.run([](Game& game) { CHECK_FALSE(rules::second::has_system_options(game, "Y")); });
  arena.edit("Y").pose = test::pose(457, 300);
  arena.edit("Y").ship.cards[0].charges = 0;
  arena.run([](Game& game) { CHECK_FALSE(rules::second::has_system_options(game, "Y")); });
}

TEST_CASE("The Bomblet Generator takes a shield for two charges", "[battle][devices][2e-bomb-3]") {
  Arena arena = bomber({"bomblet-generator"});
  arena.passes("effect", "Y");
  arena.edit("Y").ship.cards[0].charges = 0;
  const int shields = arena["Y"].ship.shields;
  const auto phase_starts = [](Game& game) { rules::moment(game, rules::Window::start_of_activation_phase, "Y"); };
  arena.run(phase_starts);
  CHECK(charges(arena, "bomblet-generator") == 0);  // only if its player likes
  arena.says("effect", "bomblet-generator").run(phase_starts);
  CHECK(charges(arena, "bomblet-generator") == 2);
  CHECK(arena["Y"].ship.shields == shields - 1);
  arena.edit("Y").ship.shields = 0;
  arena.run(phase_starts);
  CHECK(charges(arena, "bomblet-generator") == 2);
  const auto& card = *test::catalog().upgrade("bomblet-generator");
  CHECK(card.slots == std::vector<std::string>{"payload", "payload"});
  arena.edit("Y").pose = test::pose(457, 457);
  arena.says("system", "bomblet-generator:straight-1").run(drops);
  REQUIRE(devices(arena).size() == 1);
  CHECK(devices(arena)[0]->ref == "bomblet");
  CHECK(charges(arena, "bomblet-generator") == 1);
}

}  // namespace plotboard::battle_devices_drop
