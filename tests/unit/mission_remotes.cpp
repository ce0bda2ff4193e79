// The five remotes that missions may put down: what each does, and what keeps it from doing so (fga-4.5.5).
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle/simulate.hpp"
#include "mission/conditions.hpp"
#include "mission/mission.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/invariants.hpp"
#include "rules/play/setup.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"
#include "unit/battle_commands.hpp"
#include "unit/mission_stage.hpp"

namespace plotboard::mission_remotes {
namespace {

using rules::Game;
using state::Face;
using state::Phase;
using state::Side;
using test::Arena;
using test::faces;
using test::fighter;

state::Piece remote(const std::string& id, const std::string& ref, double x, double y, Side side = Side::enemy,
                    double heading = 0) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::device;
  piece.ref = ref;
  piece.pose = test::pose(x, y, heading);
  piece.side = side;
  piece.ship = rules::equipped(test::catalog(), piece);
  return piece;
}

// "A" flies 2 straight (120 mm) with a torpedo tube that is short of one charge; the cargo lies `ahead` of its centre.
struct Freight : Arena {
  explicit Freight(double ahead, const std::vector<state::Piece>& more = {}, Side side = Side::enemy)
      : Arena(pieces(ahead, more, side), "fga-207") {
    edit("A").ship.cards[0].charges -= 1;
  }
  Freight& fly() {
    run([](Game& game) {
      const rules::Flight flight = rules::flight_of(game, "A", geom::maneuver_from_code("2F").value());
      rules::execute_maneuver(game, "A", flight, rules::ManeuverKind::activation);
    });
    return *this;
  }
  [[nodiscard]] bool was_offered() const {
    return std::any_of(asked.begin(), asked.end(), [](const state::Choice& each) { return each.kind == "action"; });
  }

 private:
  static std::vector<state::Piece> pieces(double ahead, const std::vector<state::Piece>& more, Side side) {
    std::vector<state::Piece> all{fighter("A", "t65xwing", Side::player, 457, 300, 0, {"proton-torpedoes"}),
                                  remote("K", "key_cargo", 457, 300 + ahead, side)};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
};

}  // namespace

TEST_CASE("There are five of them, with figures and a rule each", "[fga-4.5.5-1]") {
  int found = 0;
  for (const auto& [id, device] : test::catalog().devices) {
    if (device.text.empty()) continue;
    INFO(id);
    ++found;
    CHECK(device.kind == data::DeviceKind::remote);
    CHECK(device.rule.rfind("fga-4.5.5.", 0) == 0);
    CHECK(device.hull > 0);
    CHECK(remote("R", id, 457, 457).is_remote());
    CHECK((device.attack > 0) == (id == "turret"));
    CHECK((!device.action.empty()) == (id == "key_cargo"));
  }
  CHECK(found == 5);
}

TEST_CASE("Key cargo: a ship that has flown to it may do its action, red", "[fga-4.5.5.1-1]") {
  for (const Side side : {Side::player, Side::enemy, Side::none}) {  // whosever it is
    Freight near(240, {}, side);
    const int charges = near["A"].ship.cards[0].charges;
    near.says("action", "reload");
    near.fly();
    near.expect_all_said();
    CHECK(near["A"].ship.cards[0].charges == charges + 1);
    CHECK(near["A"].tokens.stress == 1);
    CHECK(near["A"].tokens.disarm == 1);
  }
  Freight passes(240);
  passes.says("action", "pass");
  passes.fly();
  passes.expect_all_said();
  CHECK(passes["A"].tokens.stress == 0);
}

TEST_CASE("Key cargo: not beyond range 1, after a bump, or with every charge there", "[fga-4.5.5.1-1]") {
  Freight far(120 + 20 + 105 + 20);
  far.fly();
  CHECK(!far.was_offered());
  Freight bumped(240, {fighter("B", "tielnfighter", Side::enemy, 457, 400)});
  bumped.fly();
  CHECK(bumped["A"].ship.executed->fully == false);
  CHECK(!bumped.was_offered());
  Freight full(240);
  full.edit("A").ship.cards[0].charges += 1;
  full.fly();
  CHECK(!full.was_offered());
  Freight stressed(240);
  stressed.passes("action", "A");
  stressed.edit("A").tokens.stress = 1;
  stressed.fly();
  CHECK(stressed["A"].tokens.disarm == 0);
}

namespace {

// May "A" (100, 100) lock the far ship "B" (800, 800)? With these satellites.
state::Option locks_far(const std::vector<state::Piece>& satellites) {
  std::vector<state::Piece> pieces{fighter("A", "t65xwing", Side::player, 100, 100),
                                   fighter("B", "tielnfighter", Side::enemy, 800, 800),
                                   fighter("C", "tielnfighter", Side::enemy, 800, 300)};
  pieces.insert(pieces.end(), satellites.begin(), satellites.end());
  Arena arena(std::move(pieces));
  Game game(test::catalog(), arena.table, {}, &arena);
  for (const state::Option& option : rules::actions::lock_options(game, "A")) {
    if (option.key == "C") CHECK(option.legal == (arena.table.find("S3") != nullptr));
  }
  for (const state::Option& option : rules::actions::lock_options(game, "A")) {
    if (option.key == "B") return option;
  }
  FAIL("the far ship is not even listed");
  return {};
}

}  // namespace

TEST_CASE("Satellites: a ship at one locks what is at another", "[fga-4.5.5.2-1]") {
  const state::Piece here = remote("S1", "satellite", 200, 100, Side::enemy);
  const state::Piece there = remote("S2", "satellite", 800, 700, Side::none);
  CHECK(!locks_far({}).legal);
  CHECK(!locks_far({here}).legal);
  CHECK(locks_far({here}).rule == "2e-lock-1");
  CHECK(!locks_far({there}).legal);
  CHECK(locks_far({here, there}).legal);
  CHECK(locks_far({here, there, remote("S3", "satellite", 700, 300)}).legal);
  // At range 2 of its satellite, or the object at range 2 of the other.
  CHECK(!locks_far({remote("S1", "satellite", 300, 100), there}).legal);
  CHECK(!locks_far({here, remote("S2", "satellite", 800, 600)}).legal);
  CHECK(!locks_far({remote("S1", "sensor_buoy", 200, 100), there}).legal);
}

TEST_CASE("Satellites: the action may take such a lock", "[fga-4.5.5.2-1]") {
  Arena arena({fighter("A", "t65xwing", Side::player, 100, 100), fighter("B", "tielnfighter", Side::enemy, 800, 800),
               remote("S1", "satellite", 200, 100), remote("S2", "satellite", 800, 700)});
  arena.says("lock", "B").run([](Game& game) { rules::acquire_lock(game, "A", true); });
  arena.expect_all_said();
  CHECK(arena["A"].lock == "B");
}

namespace {

// "A" fires at the shuttle 60 mm ahead (range 1: four dice against one) and hits twice; what it suffers.
std::size_t damage_to_shuttle(const std::vector<state::Piece>& more) {
  std::vector<state::Piece> pieces{fighter("A", "t65xwing", Side::player, 457, 300), remote("S", "shuttle", 457, 403)};
  pieces.insert(pieces.end(), more.begin(), more.end());
  Arena arena(std::move(pieces), "fga-207", Phase::engagement);
  arena.table.play.initiative = 3;
  arena.says("attack", "primary:0>S").dice(faces("hhbb")).dice(faces("b"));
  test::engages(arena);
  arena.expect_all_said();
  return arena["S"].ship.damage.size();
}

}  // namespace

TEST_CASE("Shuttle: a ship of its side in the attack arc adds an evade", "[fga-4.5.5.3-1]") {
  CHECK(damage_to_shuttle({}) == 2);
  CHECK(damage_to_shuttle({fighter("F", "tielnfighter", Side::enemy, 520, 480)}) == 1);
  // One result, however many of them.
  CHECK(damage_to_shuttle({fighter("F", "tielnfighter", Side::enemy, 520, 480),
                           fighter("G", "tielnfighter", Side::enemy, 400, 480)}) == 1);
  CHECK(damage_to_shuttle({fighter("F", "tielnfighter", Side::enemy, 700, 300)}) == 2);  // beside the arc
  CHECK(damage_to_shuttle({fighter("F", "t65xwing", Side::player, 520, 480)}) == 2);     // the attacker's friend
}

TEST_CASE("Shuttle: the evade is for it alone", "[fga-4.5.5.3-1]") {
  Arena arena({fighter("A", "t65xwing", Side::player, 457, 300), fighter("B", "tielnfighter", Side::enemy, 457, 400),
               remote("S", "shuttle", 600, 420)},
              "fga-207", Phase::engagement);
  arena.table.play.initiative = 3;
  arena.says("attack", "primary:0>B").dice(faces("hhbb")).dice(faces("bbb"));
  test::engages(arena);
  CHECK(arena["B"].ship.damage.size() == 2);
}

namespace {

// The player's turret in the middle looks north. "A" keeps out of the way; enemies stand still beside it.
test::Match with_turret(const std::vector<state::Piece>& enemies, double heading = 0) {
  std::vector<state::Piece> pieces{fighter("A", "t65xwing", Side::player, 60, 60),
                                   remote("T", "turret", 457, 457, Side::player, heading)};
  pieces.insert(pieces.end(), enemies.begin(), enemies.end());
  for (state::Piece& piece : pieces) {
    if (piece.type == state::PieceType::device) piece.ship = {};  // the battle's start equips it
  }
  test::Match match(std::move(pieces), "fga-207");
  match.start().plan("1F");
  return match;
}
// The turret's own attack: whom, with how many dice; "" none.
struct Fire {
  std::string at;
  int dice = 0;
};
Fire fire_of(const test::Match& match) {
  Fire fire;
  bool its_own = false;
  for (const state::Event& event : match.events) {
    if (const auto* declared = get_if<state::AttackDeclared>(&event)) {
      its_own = declared->attack.attacker == "T";
      if (its_own) fire.at = declared->attack.defender;
    }
    const auto* dice = get_if<state::DiceRolled>(&event);
    if (dice != nullptr && its_own && dice->pool == state::Pool::attack) {
      fire.dice = static_cast<int>(dice->values.size());
    }
  }
  return fire;
}
// The round to its end, in which the turret is turned so and fires at that one. Nobody else acts or fires.
Fire plays(test::Match& match, const std::string& turn, const std::string& target = "") {
  match.says("remote-turn", turn);
  if (!target.empty()) match.says("remote-target", target);
  match.passes("action").answers().finish_round();
  return fire_of(match);
}
std::vector<state::Piece> hostile(std::initializer_list<std::pair<double, double>> places) {
  std::vector<state::Piece> ships;
  for (const auto& [x, y] : places) {
    // 1 straight: from here they end where they are wanted.
    ships.push_back(fighter("E" + std::to_string(ships.size() + 1), "t65xwing", Side::enemy, x, y - 80));
  }
  return ships;
}

}  // namespace

TEST_CASE("Turret: its player turns it by 90 or 180 degrees in the System Phase", "[fga-4.5.5.4-1]") {
  for (const auto& [key, heading] : {std::pair{"stay", 0}, {"right", 90}, {"about", 180}, {"left", 270}}) {
    auto match = with_turret(hostile({{800, 700}}));
    plays(match, key);
    INFO(key);
    CHECK(match["T"].pose.heading == base::mdeg_from_degrees(heading));
    CHECK(match["T"].pose.x == base::um_from_mm(457));
  }
}

TEST_CASE("Turret: it attacks one enemy in its front arc at range 1-3, dice and all", "[fga-4.5.5.4-2]") {
  auto ahead = with_turret(hostile({{457, 640}}));
  const Fire at_two = plays(ahead, "stay");
  CHECK(at_two.at == "E1");
  CHECK(at_two.dice == 3);
  auto close = with_turret(hostile({{457, 530}}));
  CHECK(plays(close, "stay").dice == 4);  // range 1
  auto beside = with_turret(hostile({{700, 457}}));
  CHECK(plays(beside, "stay").at.empty());
  auto turned = with_turret(hostile({{700, 457}}));
  CHECK(plays(turned, "right").at == "E1");
  auto far = with_turret(hostile({{457, 780}}));
  CHECK(plays(far, "stay").at == "E1");  // range 3
  auto beyond = with_turret(hostile({{457, 840}}));
  CHECK(plays(beyond, "stay").at.empty());
}

TEST_CASE("Turret: of several its player picks one; one attack a round", "[fga-4.5.5.4-2]") {
  for (const char* target : {"E1", "E2"}) {
    auto match = with_turret(hostile({{420, 680}, {520, 600}}));
    CHECK(plays(match, "stay", target).at == target);
    int attacks = 0;
    for (const state::Event& event : match.events) {
      const auto* declared = get_if<state::AttackDeclared>(&event);
      attacks += declared != nullptr && declared->attack.attacker == "T" ? 1 : 0;
    }
    CHECK(attacks == 1);
  }
}

TEST_CASE("Turret: nobody's has nobody to fire at", "[fga-4.5.5.4-1][fga-4.5.5.4-2]") {
  std::vector<state::Piece> pieces = hostile({{457, 640}});
  pieces.push_back(fighter("A", "t65xwing", Side::player, 60, 60));
  pieces.push_back(remote("T", "turret", 457, 457, Side::none));
  test::Match match(std::move(pieces), "fga-207");
  match.passes("action", "A");
  match.passes("action", "E1");
  match.start().plan("1F");
  while (match.table.round == 1) {
    if (match.table.play.choice) {
      CHECK_FALSE(match.table.play.choice->kind.starts_with("remote-"));
      match.answers();
    } else {
      match.turn(match.whose().front());
    }
  }
  CHECK(fire_of(match).at.empty());
}

namespace {

// A warhead that looks north in the middle, and ships about it. It is shot to pieces; the die shows that face.
struct Bang : Arena {
  explicit Bang(Face face, Phase phase = Phase::activation)
      : Arena({remote("W", "warhead", 457, 457, Side::enemy),
               fighter("Bull", "btla4ywing", Side::player, 457, 540),    // straight ahead
               fighter("Front", "btla4ywing", Side::enemy, 550, 560),    // ahead, not in the bullseye
               fighter("Two", "btla4ywing", Side::player, 457, 690),     // straight ahead at range 2 or 3
               fighter("Behind", "btla4ywing", Side::player, 457, 380),  //
               fighter("Beside", "btla4ywing", Side::player, 560, 457),  //
               fighter("Far", "btla4ywing", Side::player, 300, 690),     // in the front arc at range 3
               remote("W2", "warhead", 490, 500, Side::enemy)},
              "fga-207", phase) {
    if (phase == Phase::engagement) table.play.initiative = 3;
    dice({face});
    // Whoever suffers by it, the player of the first side says in which order.
    const bool goes_off = face == Face::hit || face == Face::crit;
    if (goes_off) says("ship-order", "Two").says("ship-order", "Bull");
    run([](Game& game) { rules::suffer(game, "W", 4, 0, "plotboard"); });
    expect_all_said();
  }
  [[nodiscard]] int lost(const std::string& ship) const {
    const state::ShipState& state = (*this)[ship].ship;
    return state.shield_limit - state.shields + static_cast<int>(state.damage.size());
  }
};

}  // namespace

TEST_CASE("Warhead: destroyed, it rolls a die and goes off on a hit or critical hit", "[fga-4.5.5.5-1]") {
  for (const auto& [face, goes_off] :
       {std::pair{Face::hit, true}, {Face::crit, true}, {Face::focus, false}, {Face::blank, false}}) {
    const Bang bang(face);
    CHECK(bang.table.find("W") == nullptr);
    CHECK((bang.lost("Bull") > 0) == goes_off);
    CHECK((bang.lost("Front") > 0) == goes_off);
    CHECK(bang.told("fga-4.5.5.5-2") == goes_off);
  }
}

TEST_CASE("Warhead: 3 damage in its bullseye, 1 elsewhere in its front arc, up to range 2", "[fga-4.5.5.5-2]") {
  const Bang bang(Face::hit, Phase::engagement);
  CHECK(bang.lost("Bull") == 3);
  CHECK(bang.lost("Front") == 1);  // friend and foe alike
  CHECK(bang.lost("Two") == 3);
  CHECK(bang.lost("Behind") == 0);
  CHECK(bang.lost("Beside") == 0);
  CHECK(bang.lost("Far") == 0);
  CHECK(bang["W2"].ship.damage.empty());  // no ship
  CHECK(bang.table.find("W") == nullptr);
}

TEST_CASE("Warhead: damaged it does nothing yet", "[fga-4.5.5.5-1]") {
  Arena arena({remote("W", "warhead", 457, 457), fighter("A", "t65xwing", Side::player, 457, 540)}, "fga-207");
  arena.run([](Game& game) { rules::suffer(game, "W", 3, 0, "plotboard"); });
  CHECK(arena["W"].ship.damage.size() == 3);
  CHECK(arena["A"].ship.shields == 2);
}

TEST_CASE("A mission puts remotes down, and asks what became of them", "[fga-4.5.5-1]") {
  data::Mission mission = test::staged_mission();
  for (const auto& [id, side] : {std::pair{"W1", "enemy"}, {"W2", "neutral"}}) {
    data::Terrain laid;
    laid.id = id;
    laid.remote = "warhead";
    laid.pose = test::pose(300 + 300 * (laid.id == "W2" ? 1 : 0), 450, 90);
    laid.side = side;
    mission.terrain.push_back(laid);
  }
  // As the opening of any mission lays them.
  data::Catalog catalog = test::catalog();
  data::Mission& known = catalog.missions.begin()->second;
  known.terrain = mission.terrain;
  mission::Setup setup;
  setup.mission = known.id;
  setup.pilots = 3;
  const auto table = mission::opening(catalog, setup);
  if (!table) FAIL(base::text(table.errors()));
  REQUIRE(table->find("W1") != nullptr);
  CHECK(table->find("W1")->type == state::PieceType::device);
  CHECK(table->find("W1")->side == Side::enemy);
  CHECK(table->find("W1")->pose == mission.terrain[0].pose);
  CHECK(table->find("W2")->side == Side::none);

  test::Stage stage({fighter("P1", "t65xwing", Side::player, 100, 100), remote("W1", "warhead", 300, 450),
                     remote("W2", "warhead", 600, 450, Side::none)},
                    mission);
  const auto destroyed = [&](const char* word, int count) {
    data::Condition condition;
    condition.kind = data::Condition::Kind::destroyed;
    condition.of = {word};
    condition.count = count;
    return mission::holds(stage.missions, *stage.missions.mission("staged"), stage.table, condition);
  };
  CHECK(!destroyed("W1", 1));
  stage.dice(faces("b")).run([](Game& game) { rules::suffer(game, "W1", 4, 0, "plotboard"); });
  CHECK(stage.table.find("W1") == nullptr);
  CHECK(destroyed("W1", 1));
  CHECK(!destroyed("W2", 1));
  CHECK(destroyed("remote:warhead", 1));
  CHECK(!destroyed("remote:warhead", data::Condition::kAll));
  stage.dice(faces("b")).run([](Game& game) { rules::suffer(game, "W2", 4, 0, "plotboard"); });
  CHECK(destroyed("remote:warhead", data::Condition::kAll));
}

TEST_CASE("AI and bots play among them: turrets of either side turn and fire", "[fga-4.5.5.4-1][fga-4.5.5.4-2]") {
  int fired = 0, gone = 0;
  for (std::uint64_t seed = 1; seed <= 4; ++seed) {
    std::vector<state::Piece> pieces{fighter("A", "t65xwing", Side::player, 300, 60),
                                     fighter("B", "t65xwing", Side::player, 500, 60),
                                     test::by_ai(fighter("X", "tielnfighter", Side::enemy, 300, 850, 180), 1),
                                     test::by_ai(fighter("Y", "tielnfighter", Side::enemy, 500, 850, 180), 2)};
    for (std::size_t i = 2; i < 4; ++i) pieces[i].faction = "galacticempire";
    state::Table table = test::table(std::move(pieces), true);
    table.ruleset = "fga-207";
    const char* const kinds[] = {"turret", "warhead", "shuttle", "satellite", "key_cargo"};
    for (std::size_t i = 0; i < 10; ++i) {
      const Side side = i % 2 == 0 ? Side::player : Side::enemy;
      table.pieces.push_back(remote("R" + std::to_string(i), kinds[i / 2], 120 + 75 * static_cast<double>(i),
                                    i % 2 == 0 ? 400 : 520, side, i % 2 == 0 ? 90 : 270));
    }
    const battle::Outcome outcome = battle::simulate(test::catalog(), table, seed, 5);
    CHECK(state::broken_invariants(outcome.table).empty());
    CHECK(rules::broken_battle(test::catalog(), outcome.table).empty());
    for (const char* id : {"R0", "R1"}) {
      const state::Piece* turret = outcome.table.find(id);
      if (turret == nullptr) {
        ++gone;
      } else if (turret->pose.heading != base::mdeg_from_degrees(id[1] == '0' ? 90 : 270)) {
        ++fired;
      }
    }
  }
  CHECK(fired + gone > 0);
}

}  // namespace plotboard::mission_remotes
