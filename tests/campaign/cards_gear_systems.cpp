// Illicit upgrades, tech, systems and configurations of the campaign (tables 2.9, 2.10, 2.15, 2.19): each at work, and
// what keeps it from working.
#include <algorithm>
#include <catch2/catch.hpp>

#include "campaign/gear.hpp"
#include "rules/play/actions/parts.hpp"
#include "rules/play/dial_now.hpp"
#include "rules/play/tokens.hpp"

namespace plotboard::cards_gear_systems {
namespace {

using namespace gear_tests;
using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using rules::Window;

// --- illicit

TEST_CASE("Contraband Cybernetics: stress forbids nothing", "[fga-upgrade:2.9:Contraband Cybernetics]") {
  Arena arena = flight(facing(500, {"contraband-cybernetics"}));
  arena.edit("A").tokens.stress = 1;
  arena.says("effect", "contraband-cybernetics").says("action", "evade");
  activates(arena, {2, Bearing::turn_left});  // red
  CHECK(arena["A"].ship.executed->maneuver.bearing == Bearing::turn_left);
  CHECK(arena["A"].tokens.stress == 2);
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(charges(arena, "contraband-cybernetics") == 0);

  Arena left = flight(facing(500, {"contraband-cybernetics"}));
  left.edit("A").tokens.stress = 1;
  left.says("effect", "pass");
  activates(left, {2, Bearing::turn_left});
  CHECK(left["A"].ship.executed->maneuver.bearing == Bearing::straight);
  CHECK(left["A"].tokens.evade == 0);
}

TEST_CASE("Inertial Dampeners: a stop for a shield", "[fga-upgrade:2.9:Internal Dampeners]") {
  Arena arena = flight(facing(500, {"inertial-dampeners"}));
  arena.says("effect", "inertial-dampeners");
  activates(arena, {5, Bearing::straight});
  CHECK(arena["A"].pose.y == base::um_from_mm(300));
  CHECK(arena["A"].ship.executed->difficulty == Difficulty::white);
  CHECK(arena["A"].ship.shields == 3);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].ship.actions.empty());

  // The Reaper's own stop is red.
  Arena reaper = flight(facing(500, {"inertial-dampeners"}, "tiereaper"));
  reaper.edit("A").tokens.strain = 0;
  reaper.says("ailerons", "1F").says("effect", "inertial-dampeners");
  activates(reaper, {2, Bearing::straight});
  CHECK(reaper["A"].ship.executed->difficulty == Difficulty::white);
  CHECK(reaper["A"].tokens.stress == 1);

  Arena without = flight(facing(500, {"inertial-dampeners"}, "tielnfighter"));
  without.says("action", "pass");
  activates(without, {3, Bearing::straight});
  CHECK(without.question("effect") == nullptr);
}

TEST_CASE("Feedback Array: all at range 0 are hurt", "[fga-upgrade:2.9:Feedback Array]") {
  Arena arena = fight(facing(0, {"feedback-array"}));
  arena.says("effect", "feedback-array");
  shoot(arena);
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(arena["A"].tokens.disarm == 1);
  CHECK(arena["A"].ship.shields == 3);
  CHECK(damage(arena) == 1);

  Arena apart = fight(facing(kOne, {"feedback-array"}));
  apart.says("attack", "pass");
  shoot(apart);
  CHECK(apart.question("effect") == nullptr);
}

TEST_CASE("Cloaking Device: cloaks, and may fail", "[fga-upgrade:2.9:Cloaking Device]") {
  Arena arena = flight(facing(500, {"cloaking-device"}));
  acts(arena.says("action", "cloaking-device"));
  CHECK(arena["A"].tokens.cloak == 1);
  CHECK(charges(arena, "cloaking-device") == 1);

  arena.dice(thrown("h"));
  opens(arena, Window::start_of_planning);
  CHECK(arena["A"].tokens.cloak == 1);
  arena.dice(thrown("f")).says("cloaking-device", "token");
  opens(arena, Window::start_of_planning);
  CHECK(arena["A"].tokens.cloak == 0);
  opens(arena, Window::start_of_planning);  // no die any more

  Arena again = flight(facing(500, {"cloaking-device"}));
  again.edit("A").tokens.cloak = 1;
  again.dice(thrown("f")).says("cloaking-device", "decloak").says("decloak", "straight");
  opens(again, Window::start_of_planning);
  CHECK(again["A"].tokens.cloak == 0);
  CHECK(again["A"].pose.y > base::um_from_mm(300));

  Arena empty = flight(facing(500, {"cloaking-device"}));
  empty.edit("A").ship.cards[0].charges = 0;
  acts(empty.says("action", "pass"));
  CHECK(empty.offered("action", "cloaking-device") == nullptr);
}

// --- tech

TEST_CASE("Advanced Optics: a focus token for a blank", "[fga-upgrade:2.10:Advanced Optics]") {
  Arena arena = fight(facing(kTwo, {"advanced-optics"}));
  arena.edit("A").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice(thrown("bbh")).says("modify-attack", "advanced-optics");
  arena.dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 2);
  CHECK(arena["A"].tokens.focus == 0);

  Arena without = fight(facing(kTwo, {"advanced-optics"}));
  without.says("attack", "primary:0>B").dice(thrown("bbh")).dice(thrown("bbb"));
  shoot(without);
  CHECK(without.question("modify-attack") == nullptr);
}

TEST_CASE("Pattern Analyzer: an action before the stress", "[fga-upgrade:2.10:Pattern Analyser]") {
  Arena arena = flight(facing(500, {"pattern-analyzer"}));
  arena.says("action", "evade");
  executes(arena, {2, Bearing::turn_left}, Difficulty::red);
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].tokens.stress == 1);

  Arena white = flight(facing(500, {"pattern-analyzer"}));
  executes(white, {2, Bearing::straight}, Difficulty::white);
  CHECK(white.question("action") == nullptr);

  Arena partly = flight(with(facing(500, {"pattern-analyzer"}), wingman(457, 380)));
  executes(partly, {2, Bearing::straight}, Difficulty::red);
  CHECK(partly.question("action") == nullptr);
}

TEST_CASE("Primed Thrusters: two stress tokens are no bar", "[fga-upgrade:2.10:Primed Thrusters]") {
  Arena arena = flight(facing(500, {"primed-thrusters"}));
  arena.edit("A").tokens.stress = 2;
  arena.says("action", "boost").says("boost", "straight");
  acts(arena);
  CHECK(arena["A"].pose.y == base::um_from_mm(380));
  CHECK_FALSE(arena.offered("action", "evade")->legal);

  Arena three = flight(facing(500, {"primed-thrusters"}));
  three.edit("A").tokens.stress = 3;
  acts(three);
  CHECK(three.question("action") == nullptr);

  CHECK(catalog().upgrade("primed-thrusters")->cost_by_rank == 2);
  CHECK(catalog().upgrade("primed-thrusters")->bases == std::vector{geom::BaseKind::small});
}

TEST_CASE("Targeting Synchronizer: its lock serves a friend",
          "[fga-upgrade:2.10:Targeting Synchronizer][2e-require-2]") {
  const auto shot = [](double x, const std::string& lock) {
    Arena arena =
        fight(with(facing(kTwo, {"ion-missiles"}, "tiesabomber"), wingman(x, 300, {"targeting-synchronizer"})));
    arena.edit("C").lock = lock;
    return verdict(arena, "ion-missiles>B");
  };
  CHECK(shot(560, "B") == "legal");
  CHECK(shot(640, "B") == "legal");
  CHECK(shot(560, "") == "2e-require-2");
  CHECK(shot(740, "B") == "2e-require-2");  // range 3
}

TEST_CASE("Ferrosphere Paint: who locks it is stressed", "[fga-upgrade:2.10:Ferrosphere Paint]") {
  const auto stress = [](double aside, const Cards& cards) {
    Arena arena = flight(facing(kTwo, cards, "tieddefender", "t65xwing", aside));
    arena.run([](Game& game) { rules::set_lock(game, "B", "A", "2e-lock-1"); });
    CHECK(arena["B"].lock == "A");
    return arena["B"].tokens.stress;
  };
  CHECK(stress(kAside, {"ferrosphere-paint"}) == 1);
  CHECK(stress(0, {"ferrosphere-paint"}) == 0);  // in its bullseye arc
  CHECK(stress(kAside, {}) == 0);
}

TEST_CASE("Biohexacrypt Codes: a lock reaches farther", "[fga-upgrade:2.10:Biohexacrypt Codes][2e-jam-1]") {
  Arena arena = flight(facing(kThree, {"targeting-computer", "biohexacrypt-codes"}, "tiereaper"));
  arena.edit("A").lock = "B";
  acts(arena.says("action", "jam"), {"jam"});
  CHECK(arena["B"].tokens.jam == 1);
  CHECK(arena["A"].lock.empty());

  Arena leads = flight(with(facing(500, {"path-coordinate-1", "biohexacrypt-codes"}), wingman(860, 300)));
  leads.edit("A").lock = "C";  // a friend, too
  leads.says("action", "coordinate").says("action", "evade");
  acts(leads, {"coordinate"});
  CHECK(leads["C"].tokens.evade == 1);
  CHECK(leads["A"].lock.empty());

  Arena near = flight(facing(kOne, {"targeting-computer", "biohexacrypt-codes"}, "tiereaper"));
  near.edit("A").lock = "B";
  acts(near.says("action", "jam"), {"jam"});
  CHECK(near["B"].tokens.jam == 1);
  CHECK(near["A"].lock == "B");

  Arena without = flight(facing(kThree, {"targeting-computer", "biohexacrypt-codes"}, "tiereaper"));
  without.run([](Game& game) { CHECK_FALSE(rules::actions::any_legal(rules::actions::jam_options(game, "A"))); });
}

TEST_CASE("Deuterium Power Cells: a shield for a disarm token", "[fga-upgrade:2.10:Deuterium Power Cells]") {
  Arena arena = flight(facing(500, {"deuterium-power-cells"}));
  arena.edit("A").ship.shields = 3;
  arena.edit("A").tokens.stress = 1;
  arena.says("system", "deuterium-power-cells");
  system_phase(arena);
  CHECK(arena["A"].ship.shields == 4);
  CHECK(arena["A"].tokens.disarm == 1);
  CHECK(charges(arena, "deuterium-power-cells") == 1);

  Arena full = flight(facing(500, {"deuterium-power-cells"}));
  system_phase(full);
  CHECK(full.question("system") == nullptr);
}

TEST_CASE("Deuterium Power Cells: stress in place of a token", "[fga-upgrade:2.10:Deuterium Power Cells]") {
  Arena arena = flight(facing(500, {"deuterium-power-cells"}));
  arena.says("effect", "deuterium-power-cells");
  arena.run([](Game& game) { rules::gain(game, "A", state::Token::ion, 1, "2e-deal-10"); });
  arena.expect_all_said();
  CHECK(arena["A"].tokens.ion == 0);
  CHECK(arena["A"].tokens.stress == 1);
  arena.run([](Game& game) { rules::gain(game, "A", state::Token::ion, 1, "2e-deal-10"); });  // stressed by now
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(charges(arena, "deuterium-power-cells") == 1);
}

// --- systems

TEST_CASE("Advanced Sensors: the action comes first", "[fga-upgrade:2.15:Advanced Sensors]") {
  Arena arena = flight(facing(500, {"advanced-sensors"}));
  arena.says("action", "boost").says("boost", "straight");
  activates(arena, {2, Bearing::straight});
  CHECK(arena["A"].pose.y == base::um_from_mm(500));  // boost, then the maneuver
  CHECK(arena["A"].ship.actions == Ids{"boost"});

  Arena later = flight(facing(500, {"advanced-sensors"}));
  later.says("action", "pass").says("action", "evade");
  activates(later, {2, Bearing::straight});
  CHECK(later["A"].tokens.evade == 1);

  // No link follows it.
  Arena linked = flight(facing(500, {"advanced-sensors"}, "tieadvancedx1"));
  linked.says("action", "focus");
  activates(linked, {2, Bearing::straight});
  CHECK(linked["A"].ship.actions == Ids{"focus"});
}

TEST_CASE("Collision Detector: boosts over obstacles, and ignores one", "[fga-upgrade:2.15:Collision Detector]") {
  const auto over = [](const Cards& cards) {
    return flight(with(facing(500, cards), test::obstacle("R", "coreasteroid0", 457, 372)));
  };
  Arena arena = over({"collision-detector"});
  arena.says("action", "boost").says("boost", "straight").says("effect", "collision-detector");
  acts(arena, {"boost"});
  CHECK(arena["A"].pose.y == base::um_from_mm(380));
  CHECK(charges(arena, "collision-detector") == 1);
  CHECK(arena["A"].ship.shields == 4);
  arena.table.play.phase = state::Phase::engagement;
  arena.edit("B").pose.y = base::um_from_mm(540);
  CHECK(verdict(arena, "primary:0>B") == "legal");

  Arena left = over({"collision-detector"});
  left.says("action", "boost").says("boost", "straight").says("effect", "pass").dice(thrown("h"));
  acts(left, {"boost"});
  CHECK(left["A"].ship.shields == 3);
  left.edit("B").pose.y = base::um_from_mm(540);
  CHECK(verdict(left, "primary:0>B") == "2e-attack-11");

  Arena without = over({});
  without.run([](Game& game) {
    for (const state::Option& each : rules::actions::place_options(game, "A", geom::Reposition::boost)) {
      if (each.key == "straight") CHECK_FALSE(each.legal);
    }
  });

  Arena flies = over({"collision-detector"});  // a maneuver through it
  flies.says("effect", "collision-detector");
  executes(flies, {2, Bearing::straight}, Difficulty::white);
  CHECK(flies["A"].ship.shields == 4);
  CHECK_FALSE(flies["A"].ship.skips_action);
}

TEST_CASE("Fire-Control System: a reroll that keeps the lock", "[fga-upgrade:2.15:Fire-Control System]") {
  Arena arena = fight(facing(kTwo, {"fire-control-system"}));
  arena.edit("A").lock = "B";
  arena.says("attack", "primary:0>B").dice(thrown("hbb")).says("modify-attack", "fire-control-system");
  arena.says("reroll", "1").dice(thrown("h")).dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 2);
  CHECK(arena["A"].lock == "B");  // which it could not spend any more

  Arena without = fight(facing(kTwo, {"fire-control-system"}));
  without.says("attack", "primary:0>B").dice(thrown("hbb")).dice(thrown("bbb"));
  shoot(without);
  CHECK(without.question("modify-attack") == nullptr);
}

TEST_CASE("Passive Sensors: spent, they give an action before the shot", "[fga-upgrade:2.15:Passive Sensors]") {
  Arena arena = flight(with(facing(kTwo, {"passive-sensors"}), wingman(600, 300, {"path-coordinate-1"})));
  acts(arena.says("action", "passive-sensors"), {}, true);
  CHECK(charges(arena, "passive-sensors") == 0);
  const auto coordinated = [](Arena& each) {
    bool legal = false;
    each.run([&](Game& game) { legal = rules::actions::any_legal(rules::actions::coordinate_options(game, "C")); });
    return legal;
  };
  CHECK_FALSE(coordinated(arena));
  arena.says("action", "calculate").says("attack", "pass");
  shoot(arena);
  CHECK(arena["A"].tokens.calculate == 1);
  end_phase(arena);
  CHECK(charges(arena, "passive-sensors") == 1);
  CHECK(coordinated(arena));

  Arena active = fight(facing(kTwo, {"passive-sensors"}));
  active.says("attack", "pass");
  shoot(active);
  CHECK(active.question("action") == nullptr);

  Arena other = flight(facing(kTwo, {"passive-sensors"}));  // an action outside of its own step
  acts(other.says("action", "pass"));
  CHECK(other.offered("action", "passive-sensors") == nullptr);
}

const state::Piece* device_of(const Arena& arena) {
  const auto& pieces = arena.table.pieces;
  const auto found = std::find_if(pieces.begin(), pieces.end(),
                                  [](const state::Piece& piece) { return piece.type == state::PieceType::device; });
  return found == pieces.end() ? nullptr : &*found;
}

TEST_CASE("Trajectory Simulator: bombs fly ahead", "[fga-upgrade:2.15:Trajectory Simulator]") {
  Arena arena = flight(facing(500, {"proton-bombs", "proximity-mines", "trajectory-simulator"}, "tiesabomber"));
  arena.says("system", "proton-bombs:launch-straight-5");
  system_phase(arena);
  REQUIRE(device_of(arena) != nullptr);
  CHECK(device_of(arena)->pose.y > base::um_from_mm(520));
  CHECK(arena.offered("system", "proximity-mines:launch-straight-5") == nullptr);

  Arena without = flight(facing(500, {"proton-bombs"}, "tiesabomber"));
  without.says("system", "pass");
  system_phase(without);
  CHECK(without.offered("system", "proton-bombs:launch-straight-5") == nullptr);
}

// --- configurations

std::optional<Difficulty> colour(const std::string& ref, const Cards& cards, geom::Maneuver maneuver) {
  Arena arena = flight(facing(500, cards, ref));
  std::optional<Difficulty> found;
  arena.run([&](Game& game) { found = rules::dial_now(game, "A").difficulty_of(maneuver); });
  return found;
}

TEST_CASE("Maneuver-Assist MGK-300: actions, and easier ways", "[fga-upgrade:2.19:Maneuver-Assist MGK-300]") {
  const Cards cards{"maneuver-assist-mgk-300"};
  CHECK(colour("tierbheavy", cards, {3, Bearing::bank_left}) == Difficulty::blue);
  CHECK(colour("tierbheavy", {}, {3, Bearing::bank_left}) == Difficulty::white);
  CHECK(colour("tierbheavy", cards, {3, Bearing::straight}) == Difficulty::blue);
  CHECK(colour("tierbheavy", cards, {3, Bearing::turn_left}) == Difficulty::red);
  CHECK(colour("tierbheavy", cards, {4, Bearing::straight}) == Difficulty::white);

  Arena arena = flight(facing(500, cards, "tierbheavy"));
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle").says("action", "calculate");
  acts(arena);
  CHECK(arena["A"].tokens.calculate == 1);
  CHECK(arena["A"].tokens.stress == 1);  // the link's: the roll is white
  Arena plain = flight(facing(500, cards, "tierbheavy"));
  acts(plain.says("action", "calculate"));
  CHECK(plain["A"].tokens.stress == 0);
}

TEST_CASE("Sensitive Controls: moves early, no Autothrusters", "[fga-upgrade:2.19:Sensitive Controls][2e-ship-3]") {
  Arena arena = flight(facing(500, {"sensitive-controls"}, "tieininterceptor"));
  arena.says("system", "sensitive-controls").says("action", "boost").says("boost", "straight");
  system_phase(arena);
  CHECK(arena["A"].pose.y == base::um_from_mm(380));
  CHECK(arena["A"].tokens.stress == 1);

  Arena acting = flight(facing(500, {"sensitive-controls"}, "tieininterceptor"));
  acts(acting.says("action", "evade"));
  CHECK(acting["A"].ship.actions == Ids{"evade"});
  Arena usual = flight(facing(500, {}, "tieininterceptor"));
  acts(usual.says("action", "evade").says("action", "boost").says("boost", "straight"));
  CHECK(usual["A"].ship.actions == Ids{"evade", "boost"});

  Arena stressed = flight(facing(500, {"sensitive-controls"}, "tieininterceptor"));
  stressed.edit("A").tokens.stress = 1;
  system_phase(stressed);
  CHECK(stressed.question("system") == nullptr);
}

TEST_CASE("Target-Assist MGK-300: calculates for each target in sight", "[fga-upgrade:2.19:Target-Assist MGK-300]") {
  const auto gained = [](double gap, int others, bool calm = true) {
    Pieces pieces = facing(gap, {"target-assist-mgk-300"}, "tierbheavy");
    for (int i = 0; i < others; ++i) {
      const std::string id = "D" + std::to_string(i);
      pieces.push_back(flown(id, "tielnfighter", state::Side::enemy, 400 - 50 * i, 560, 180));
    }
    Arena arena = fight(std::move(pieces));
    arena.edit("A").ship.turret = state::Turret::front;
    if (!calm) arena.edit("A").tokens.evade = 1;
    arena.says("attack", "pass");
    shoot(arena);
    return arena["A"].tokens.calculate;
  };
  CHECK(gained(kTwo, 0) == 1);
  CHECK(gained(kThree, 0) == 1);
  CHECK(gained(kOne, 0) == 0);
  CHECK(gained(kTwo, 1) == 2);
  CHECK(gained(kTwo, 3) == 2);
  CHECK(gained(kTwo, 1, false) == 0);

  Arena rotates = flight(facing(500, {"target-assist-mgk-300"}, "tierbheavy"));
  rotates.edit("A").ship.turret = state::Turret::front;
  acts(rotates.says("action", "rotate-arc").says("action", "calculate"));
  CHECK(rotates["A"].tokens.calculate == 1);
}

TEST_CASE("TIE Defender Elite: turns, and a second shot", "[fga-upgrade:2.19:TIE Defender Elite][2e-ship-14]") {
  const Cards cards{"tie-defender-elite"};
  CHECK(colour("tieddefender", cards, {1, Bearing::turn_left}) == Difficulty::white);
  CHECK(colour("tieddefender", cards, {3, Bearing::turn_right}) == Difficulty::blue);
  CHECK(colour("tieddefender", cards, {4, Bearing::koiogran_turn}) == Difficulty::red);
  CHECK(colour("tieddefender", {}, {4, Bearing::koiogran_turn}) == Difficulty::white);
  CHECK(colour("tieddefender", cards, {3, Bearing::bank_left}) == Difficulty::white);

  Arena arena = fight(facing(kTwo, {"ion-cannon", "tie-defender-elite"}));
  arena.edit("A").lock = "B";
  arena.says("attack", "ion-cannon>B").dice(thrown("bbb")).says("modify-attack", "done").dice(thrown("bbb"));
  arena.says("attack", "primary:0>B").dice(thrown("hbb")).says("modify-attack", "done").dice(thrown("bbb"));
  shoot(arena);
  CHECK(damage(arena) == 1);

  Arena unlocked = fight(facing(kTwo, {"ion-cannon", "tie-defender-elite"}));
  unlocked.says("attack", "ion-cannon>B").dice(thrown("bbb")).dice(thrown("bbb"));
  shoot(unlocked);
  CHECK(damage(unlocked) == 0);
  Arena primary = fight(facing(kTwo, {"ion-cannon", "tie-defender-elite"}));
  primary.edit("A").lock = "B";
  primary.says("attack", "primary:0>B").dice(thrown("bbb")).says("modify-attack", "done").dice(thrown("bbb"));
  shoot(primary);

  Arena fast = flight(facing(500, cards));  // no Full Throttle
  executes(fast, {3, Bearing::straight}, Difficulty::white);
  CHECK(fast.question("action") == nullptr);
}

TEST_CASE("Os-1 Arsenal Loadout: warheads at one disarm token", "[fga-upgrade:2.19:Os-1 Arsenal Loadout][2e-ship-5]") {
  const auto shot = [](const Cards& cards, int disarm) {
    Arena arena = fight(facing(kTwo, cards, "alphaclassstarwing"));
    arena.edit("A").lock = "B";
    arena.edit("A").tokens.disarm = disarm;
    return verdict(arena, "ion-missiles>B");
  };
  CHECK(shot({"os-1-arsenal-loadout", "ion-missiles"}, 1) == "legal");
  CHECK(shot({"os-1-arsenal-loadout", "ion-missiles"}, 2) == "2e-attack-9");
  CHECK(shot({"ion-missiles"}, 1) == "2e-attack-9");
}

TEST_CASE("Xg-1 Assault Configuration: a cannon at one disarm token, with three dice",
          "[fga-upgrade:2.19:Xg-1 Assault Configuration]") {
  Arena arena = fight(facing(kTwo, {"xg-1-assault-configuration", "heavy-laser-cannon"}, "alphaclassstarwing"));
  CHECK(dice_of(arena, "heavy-laser-cannon>B").attack == 4);
  arena.edit("A").tokens.disarm = 1;
  CHECK(verdict(arena, "heavy-laser-cannon>B") == "legal");
  CHECK(dice_of(arena, "heavy-laser-cannon>B").attack == 3);
  Arena without = fight(facing(kTwo, {"heavy-laser-cannon"}, "alphaclassstarwing"));
  without.edit("A").tokens.disarm = 1;
  CHECK(verdict(without, "heavy-laser-cannon>B") == "2e-attack-9");
}

}  // namespace
}  // namespace plotboard::cards_gear_systems
