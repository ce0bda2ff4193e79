// Remotes: devices that can be attacked (2e-remote, 2e-remote-combat), bombs against them, and putting devices down
// without a template.
#include <catch2/catch.hpp>

#include "battle/simulate.hpp"
#include "rules/board/measure.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/devices.hpp"
#include "rules/play/invariants.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "state/scene.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"
#include "unit/battle_commands.hpp"

namespace plotboard::battle_remotes {
namespace {

using rules::Effect;
using rules::Game;
using rules::Occasion;
using rules::Window;
using state::DamageCard;
using state::Face;
using state::Side;
using test::Arena;
using test::effect;
using test::faces;
using test::fighter;

state::Piece device(const std::string& id, const std::string& ref, double x, double y, Side side = Side::enemy) {
  state::Piece piece;
  piece.id = id;
  piece.type = state::PieceType::device;
  piece.ref = ref;
  piece.pose = test::pose(x, y);
  piece.side = side;
  piece.ship = rules::equipped(test::catalog(), piece);
  return piece;
}
// A buzz droid swarm (initiative 0, agility 3, hull 1; 21 mm from its centre to its rear edge).
state::Piece swarm(double x, double y, Side side = Side::enemy) { return device("R", "buzz_droid_swarm", x, y, side); }

// An X-wing "A" that looks at the remote "R", so many millimetres away; step 3 of the Engagement Phase.
struct Hunt : Arena {
  explicit Hunt(double gap, const std::vector<state::Piece>& more = {})
      : Arena(pieces(gap, more), "2e", state::Phase::engagement) {
    table.play.initiative = 3;
  }

 private:
  static std::vector<state::Piece> pieces(double gap, const std::vector<state::Piece>& more) {
    std::vector<state::Piece> all{fighter("A", "t65xwing", Side::player, 457, 300), swarm(457, 320 + gap + 21)};
    all.insert(all.end(), more.begin(), more.end());
    return all;
  }
};
std::vector<DamageCard> cards(std::initializer_list<DamageCard> list) { return list; }

}  // namespace

TEST_CASE("A remote has initiative, agility and hull, and stops nobody", "[battle][2e-remote-1][2e-remote-combat-1]") {
  CHECK(test::catalog().device("buzz_droid_swarm")->initiative == 0);
  CHECK(swarm(0, 0).ship.agility == 3);
  CHECK(swarm(0, 0).ship.hull == 1);
  CHECK(!device("B", "proton_bomb", 0, 0).is_remote());
  // 2 straight: 120 mm. One remote on the way, one where the ship ends.
  Arena arena(
      {fighter("A", "t65xwing", Side::player, 457, 300), swarm(457, 420), device("W", "drk1_probe_droid", 457, 362)});
  arena.run([](Game& game) {
    const rules::Flight flight = rules::flight_of(game, "A", {2, geom::Bearing::straight});
    rules::execute_maneuver(game, "A", flight, rules::ManeuverKind::activation);
  });
  CHECK(arena["A"].pose.y == base::um_from_mm(420));
  CHECK(arena["A"].ship.executed->fully);
  CHECK(arena["A"].ship.shields == 2);
  CHECK(rules::measure(rules::Field(test::catalog(), arena.table), "A", "R").range.band == 0);
  CHECK((arena.table.find("R") != nullptr && arena.table.find("W") != nullptr));
}

TEST_CASE("A remote is attacked like a ship: agility, range bonus, obstruction, nothing at range 0",
          "[battle][2e-remote-2][2e-remote-combat-1][2e-remote-combat-2]") {
  Hunt near(50);
  near.says("attack", "primary:0>R").dice(faces("hbbb")).dice(faces("ebb"));  // range 1: 3 and 1 dice against 3
  test::engages(near);
  near.expect_all_said();
  CHECK(near.table.find("R") != nullptr);  // the evade cancels the hit

  Hunt far(250);
  far.says("attack", "primary:0>R").dice(faces("bbb")).dice(faces("bbbb"));
  test::engages(far);
  far.expect_all_said();

  Hunt obstructed(150, {test::obstacle("O", "coreasteroid0", 457, 400)});
  obstructed.says("attack", "primary:0>R").dice(faces("bbb")).dice(faces("bbbb"));  // range 2, 1 die for the rock
  test::engages(obstructed);
  obstructed.expect_all_said();

  Hunt touching(0);
  CHECK(test::verdict(touching, "primary:0>R") == "2e-attack-range-9");
  Hunt behind(50);
  behind.edit("A").pose = test::pose(457, 300, 180);
  CHECK(test::verdict(behind, "primary:0>R") == "2e-weapon-3");
  Hunt own(50);
  own.edit("R").side = Side::player;
  CHECK(test::verdict(own, "primary:0>R") == "none");
}

TEST_CASE("Each damage is a facedown card; as many as its hull destroy a remote",
          "[battle][2e-remote-4][2e-remote-combat-5]") {
  Hunt arena(50);
  arena.edit("R").ship.hull = 3;
  arena.next_cards(Side::enemy, {5, 2});
  arena.says("attack", "primary:0>R").dice(faces("hcbb")).dice(faces("bbb"));
  test::engages(arena);
  CHECK(arena["R"].ship.damage == cards({{5, false}, {2, false}}));
  CHECK(!arena["R"].ship.destroyed);
  CHECK(arena["R"].ship.shields == 0);
  arena.run([](Game& game) { rules::suffer(game, "R", 0, 1, "2e-deal-2"); });
  CHECK(arena.table.find("R") == nullptr);
  // Its cards are on its side's discard pile.
  CHECK(arena.table.play.decks[state::seat(Side::enemy)].discard.size() == 3);
}

TEST_CASE("A destroyed remote goes at once, but not while its own initiative engages", "[battle][2e-remote-combat-6]") {
  Hunt before(50);
  before.says("attack", "primary:0>R").dice(faces("hbbb")).dice(faces("bbb"));
  test::engages(before);
  CHECK(before.table.find("R") == nullptr);

  Hunt same(50);
  same.table.play.initiative = 0;
  same.says("attack", "primary:0>R").dice(faces("hbbb")).dice(faces("bbb"));
  test::engages(same);
  CHECK(same["R"].ship.destroyed);
  same.run([](Game& game) { rules::remove_destroyed(game); });  // the step is over
  CHECK(same.table.find("R") == nullptr);
}

TEST_CASE("Effects on friendly ships pass a remote by, those on enemies too unless the attacker has them",
          "[battle][2e-remote-3][2e-remote-combat-3]") {
  const auto more = [](Game&, Occasion& occasion) { occasion.value += 1; };
  const auto fewer = [](Game&, Occasion& occasion) { occasion.value -= 1; };
  const rules::MadeUpEffects made(
      {effect("shelter", Window::defense_dice, more, true), effect("pursuit", Window::defense_dice, fewer, true)});
  const auto dice_against = [](const char* owner, const char* card, const char* defender) {
    Hunt arena(50,
               {fighter("C", "tielnfighter", Side::enemy, 700, 500), fighter("D", "t65xwing", Side::player, 200, 300)});
    if (owner[0] != '-') arena.edit(owner).ship.cards.push_back({card, 0, false});
    Game game(test::catalog(), arena.table, {}, &arena);
    state::Attack attack;
    attack.attacker = "A";
    attack.defender = defender;
    attack.weapon = "primary:0";
    attack.range = 2;
    return rules::defense_dice_for(game, attack);
  };
  CHECK(dice_against("-", "", "R") == 3);
  CHECK(dice_against("C", "shelter", "R") == 3);  // a friend of the remote shelters ships only
  CHECK(dice_against("D", "pursuit", "R") == 3);  // an enemy who does not attack
  CHECK(dice_against("A", "pursuit", "R") == 2);  // the attacker
  CHECK(dice_against("D", "pursuit", "C") == 2);  // of a ship both count
}

TEST_CASE("Nobody stands before, behind or beside a remote, or in its arcs", "[battle][2e-remote-combat-4]") {
  Hunt arena(50);
  const Game game(test::catalog(), arena.table, {}, &arena);
  CHECK(rules::stands(game, "A", "R") == rules::Stands::nowhere);
  for (const geom::ArcKind arc : {geom::ArcKind::front, geom::ArcKind::rear, geom::ArcKind::left, geom::ArcKind::right,
                                  geom::ArcKind::full_front, geom::ArcKind::full_rear}) {
    CHECK(!rules::is_in_arc(game, "A", arc, "R"));
  }
  CHECK(rules::is_in_arc(game, "R", geom::ArcKind::bullseye, "A"));  // the other way round as usual
}

TEST_CASE("A remote does no actions and carries no token; it can be locked",
          "[battle][2e-remote-6][2e-remote-combat-7]") {
  Hunt arena(50, {fighter("C", "tielnfighter", Side::enemy, 457, 420)});
  arena.run([](Game& game) {
    for (std::size_t i = 0; i < state::kTokenKinds; ++i) {
      rules::gain(game, "R", static_cast<state::Token>(i), 1, "plotboard");
    }
    CHECK(!rules::offer_action(game, "R", rules::Offer{}));
    for (const state::Option& option : rules::actions::jam_options(game, "A")) CHECK(option.key != "R");
    for (const state::Option& option : rules::actions::coordinate_options(game, "C")) CHECK(option.key != "R");
  });
  CHECK(arena["R"].tokens == state::Tokens{});
  CHECK(arena.asked.empty());
  arena.says("lock", "R").run([](Game& game) { CHECK(rules::acquire_lock(game, "A", false)); });
  CHECK(arena["A"].lock == "R");
  arena.run([](Game& game) { rules::suffer(game, "R", 1, 0, "plotboard"); });
  CHECK(arena["A"].lock.empty());
}

TEST_CASE("Placing puts a device where the effect says: no template, no charge", "[battle][2e-device-3]") {
  Arena arena({fighter("A", "btla4ywing", Side::player, 457, 300, 0, {"proton-bombs"}),
               fighter("B", "tielnfighter", Side::enemy, 457, 600)});
  const int charges = arena["A"].ship.cards[0].charges;
  arena.run([](Game& game) { test::lay_device(game, "A", "bomb", test::pose(800, 800, 45)); });
  CHECK(arena["bomb-1"].pose == test::pose(800, 800, 45));
  CHECK(arena["bomb-1"].owner == "A");
  CHECK(arena["A"].ship.cards[0].charges == charges);
  arena.dice(faces("bb")).run([](Game& game) { test::lay_device(game, "A", "proximity_mine", test::pose(457, 600)); });
  CHECK(arena["B"].ship.damage.size() == 1);  // a mine under a ship goes off as ever
  arena.expect_all_said();
}

TEST_CASE("Mines do not know remotes", "[battle][2e-device-20]") {
  Hunt arena(300);
  const geom::Pose under = arena["R"].pose;
  arena.run([&](Game& game) { test::lay_device(game, "A", "proximity_mine", under); });
  CHECK(arena.table.find("proximity-mine-1") != nullptr);
  CHECK(arena["R"].ship.damage.empty());
}

namespace {

// The player's bomb at the middle; the enemy's remote (hull 5) `gap` mm beside it, no ship near.
struct Blast : Arena {
  explicit Blast(const std::string& bomb, double gap = 50)
      : Arena({fighter("F", "t65xwing", Side::player, 100, 850), device("B", bomb, 457, 457, Side::player),
               swarm(457 + 15.5 + gap + 16, 457)}) {
    edit("R").ship.hull = 5;
  }
};
void bombs_go_off(Game& game) { rules::detonate_bombs(game); }
std::size_t damage_of(Arena& arena) {
  arena.run(bombs_go_off);
  arena.expect_all_said();
  for (const DamageCard& card : arena["R"].ship.damage) CHECK(!card.faceup);
  CHECK(arena["R"].tokens == state::Tokens{});
  return arena["R"].ship.damage.size();
}

}  // namespace

TEST_CASE("Bombs and the remotes near them", "[battle][2e-device-20][2e-bomb-2][2e-bomb-4][2e-bomb-10][2e-bomb-11]") {
  Blast bomblet("bomblet");
  bomblet.dice(faces("hc"));
  CHECK(damage_of(bomblet) == 2);
  Blast concussion("concussion_bomb");
  CHECK(damage_of(concussion) == 1);
  CHECK(concussion.asked.empty());  // nothing to expose, no strain
  Blast ion("ion_bomb");
  CHECK(damage_of(ion) == 1);
  Blast proton("proton_bomb");
  CHECK(damage_of(proton) == 1);
  Blast far("proton_bomb", 150);
  CHECK(damage_of(far) == 0);
}

TEST_CASE("Electro-proton bomb against a remote: shields for blanks, damage for focus and hits, range 0-1 only",
          "[battle][2e-device-20][2e-bomb-8]") {
  Blast near("electro_proton_bomb");
  near.edit("R").ship.shields = 1;
  near.dice(faces("bfhc"));
  CHECK(damage_of(near) == 2);
  CHECK(near["R"].ship.shields == 0);
  Blast far("electro_proton_bomb", 150);  // where a ship would have to throw
  CHECK(damage_of(far) == 0);
}

TEST_CASE("A seismic charge bursts an obstacle: the remotes near that suffer", "[battle][2e-bomb-12][2e-device-20]") {
  Blast arena("seismic_charge", 200);
  arena.table.pieces.push_back(test::obstacle("O", "coreasteroid0", 560, 457));
  CHECK(damage_of(arena) == 1);
  CHECK(arena.table.find("O") == nullptr);
}

TEST_CASE("A fused obstacle loses its marker instead of being removed", "[battle][2e-fuse-6]") {
  Blast arena("seismic_charge", 200);
  state::Piece rock = test::obstacle("O", "coreasteroid0", 560, 457);
  rock.fuses = 1;
  arena.table.pieces.push_back(rock);
  CHECK(state::broken_invariants(arena.table).empty());
  CHECK(damage_of(arena) == 1);
  CHECK(arena["O"].fuses == 0);
  arena.table.pieces.push_back(device("C", "seismic_charge", 457, 457, Side::player));
  CHECK(damage_of(arena) == 2);
  CHECK(arena.table.find("O") == nullptr);
}

namespace {

void mark_phase(Game& game, Occasion& occasion) { game.emit(state::Marked{occasion.subject, "acts:" + occasion.word}); }

// "acts:..." marks, ships that have done their part, and steps that were reached, in order.
std::vector<std::string> story(const std::vector<state::Event>& events) {
  std::vector<std::string> lines;
  for (const state::Event& event : events) {
    if (const auto* marked = get_if<state::Marked>(&event); marked && marked->mark.starts_with("acts")) {
      lines.push_back(marked->id + " " + marked->mark);
    } else if (const auto* moved = get_if<state::ManeuverFlown>(&event)) {
      lines.push_back(moved->id + " flies");
    } else if (const auto* engaged = get_if<state::ShipEngaged>(&event); engaged && engaged->id != "R") {
      lines.push_back(engaged->id + " engages");
    }
  }
  return lines;
}
test::Match round_of(int a, int b, const std::vector<std::string>& cards, bool remote) {
  std::vector<state::Piece> pieces{test::with_initiative(fighter("A", "t65xwing", Side::player, 300, 200, 0, cards), a),
                                   test::with_initiative(fighter("B", "tielnfighter", Side::enemy, 600, 750, 180), b)};
  if (remote) pieces.push_back(swarm(100, 450));
  test::Match match(std::move(pieces));
  match.passes("action", "A").passes("action", "B").start().plan().answers().finish_round();
  return match;
}

}  // namespace

TEST_CASE("A remote acts in System, Activation and Engagement at its own initiative, as its card says",
          "[battle][2e-remote-5][2e-engage-14]") {
  using Lines = std::vector<std::string>;
  CHECK(story(round_of(3, 1, {}, true).events) == Lines{"B flies", "A flies", "A engages", "B engages"});
  const rules::MadeUpEffects made({effect("device:buzz_droid_swarm", Window::at_initiative, mark_phase)});
  // Initiative 0: first where the order goes up, last where it goes down.
  CHECK(story(round_of(3, 1, {}, true).events) == Lines{"R acts:system", "R acts:activation", "B flies", "A flies",
                                                        "A engages", "B engages", "R acts:engagement"});
}

TEST_CASE("What acts at initiative 7 comes before the ships that engage at 7", "[battle][2e-engage-12]") {
  Effect seven = effect("hull-upgrade", Window::at_initiative, mark_phase);
  seven.when = [](const Game&, const Occasion& occasion) {
    return occasion.word == "engagement" && occasion.value == 7;
  };
  const rules::MadeUpEffects made({seven});
  using Lines = std::vector<std::string>;
  // The ship itself engages at its own initiative; its card acts whether or not any ship stands at 7.
  CHECK(story(round_of(1, 7, {"hull-upgrade"}, false).events) ==
        Lines{"A flies", "B flies", "A acts:engagement", "B engages", "A engages"});
  CHECK(story(round_of(1, 5, {"hull-upgrade"}, false).events) ==
        Lines{"A flies", "B flies", "A acts:engagement", "B engages", "A engages"});
}

TEST_CASE("A damaged remote and a fused obstacle are saved as they are", "[battle][2e-remote-4][2e-fuse-6]") {
  Hunt arena(50, {test::obstacle("O", "coreasteroid0", 700, 700)});
  arena.edit("R").ship.hull = 2;
  arena.edit("R").ship.damage = {{5, false}};
  arena.edit("O").fuses = 2;
  state::Table table = arena.table;
  table.play = {};
  const auto read = state::read_scene(state::write_scene(table), "scene", test::catalog());
  REQUIRE(read.ok());
  CHECK(read.value().find("R")->ship == table.find("R")->ship);
  CHECK(read.value().find("O")->fuses == 2);
  const std::uint64_t hash = state::hash_of(table);
  table.pieces[1].ship.damage.clear();
  CHECK(state::hash_of(table) != hash);
}

TEST_CASE("Bots and AI cards play among remotes, and every damage deck stays complete",
          "[battle][2e-remote-2][2e-remote-4]") {
  const bool ai = GENERATE(false, true);
  int shot_down = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    std::vector<state::Piece> pieces{fighter("A", "t65xwing", Side::player, 300, 60),
                                     fighter("B", "t65xwing", Side::player, 500, 60),
                                     fighter("X", "tielnfighter", Side::enemy, 300, 850, 180),
                                     fighter("Y", "tielnfighter", Side::enemy, 500, 850, 180)};
    for (std::size_t i = 2; i < 4; ++i) {
      pieces[i].ai = ai;
      pieces[i].number = ai ? static_cast<int>(i) - 1 : 0;
      pieces[i].faction = "galacticempire";
    }
    state::Table table = test::table(std::move(pieces), true);
    for (const Side side : {Side::player, Side::enemy}) {
      for (int i = 0; i < 3; ++i) {
        state::Piece remote = swarm(250 + 150 * i, side == Side::player ? 400 : 550, side);
        remote.id = std::string(side == Side::player ? "P" : "E") + std::to_string(i);
        table.pieces.push_back(std::move(remote));
      }
    }
    const battle::Outcome outcome = battle::simulate(test::catalog(), table, seed, 5);
    CHECK(state::broken_invariants(outcome.table).empty());
    CHECK(rules::broken_battle(test::catalog(), outcome.table).empty());
    for (const char* id : {"P0", "P1", "P2", "E0", "E1", "E2"}) shot_down += outcome.table.find(id) == nullptr ? 1 : 0;
  }
  CHECK(shot_down > 0);
}

}  // namespace plotboard::battle_remotes
