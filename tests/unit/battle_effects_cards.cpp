// What modifications and configurations do.
#include <catch2/catch.hpp>
#include <memory>

#include "battle_effects.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_effects_cards {
namespace {

using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using rules::Window;
using state::Face;
using state::Phase;
using state::Side;
using state::Token;
using test::Arena;
using test::charges;
using test::engage;
using test::fighter;
using test::fly;
using test::kBlank;
using test::kCrit;
using test::kHit;
using test::legal;
using test::ship_with;

void moment(Arena& arena, Window window, const std::string& other = "") {
  arena.run([&](Game& game) { rules::moment(game, window, "A", other); });
  arena.expect_all_said();
}
// The ways from the bar: "boost", "boost red" ...
bool on_bar(Arena& arena, const std::string& type, const std::string& difficulty, const std::string& linked = "") {
  bool found = false;
  arena.run([&](Game& game) {
    for (const data::ShipAction& icon : rules::bar_of(game, "A")) {
      found = found || (icon.type == type && icon.difficulty == difficulty && icon.linked == linked);
    }
  });
  return found;
}

TEST_CASE("Afterburners: a charge boosts after a fast maneuver, even under stress", "[2e-action-14][fga-2.11]") {
  Arena arena(ship_with("t65xwing", {"afterburners"}));
  arena.edit("A").tokens.stress = 1;
  arena.says("action", "boost").says("boost", "straight");
  fly(arena, 3, Bearing::straight);
  CHECK(charges(arena, "afterburners") == 1);
  // 300, the maneuver 40 + 120, the boost 40 + 40.
  CHECK(arena["A"].pose.y == base::um_from_mm(540));
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].ship.did("boost"));

  Arena passed(ship_with("t65xwing", {"afterburners"}));
  passed.says("action", "pass");
  fly(passed, 4, Bearing::straight);
  CHECK(charges(passed, "afterburners") == 2);

  Arena slow(ship_with("t65xwing", {"afterburners"}));
  fly(slow, 2, Bearing::straight);
  CHECK(slow.question("action") == nullptr);
  Arena stopped(ship_with("t65xwing", {"afterburners"}, fighter("B", "tielnfighter", Side::enemy, 457, 460)));
  fly(stopped, 3, Bearing::straight);
  CHECK(stopped.question("action") == nullptr);
  Arena empty(ship_with("t65xwing", {"afterburners"}));
  empty.edit("A").ship.cards[0].charges = 0;
  fly(empty, 3, Bearing::straight);
  CHECK(empty.question("action") == nullptr);
}

TEST_CASE("Advanced SLAM: after a whole SLAM a white action of the bar, as a red one", "[2e-action-3][fga-2.11]") {
  const auto slam = [](Arena& arena) {
    arena.edit("A").ship.executed = state::Executed{{1, Bearing::straight}, Difficulty::blue, true};
    arena.edit("A").ship.damage = {{7, true}};
    rules::Offer offer;
    offer.action_step = true;
    arena.run([&](Game& game) { rules::perform_action(game, "A", "slam", "white", offer); });
    arena.expect_all_said();
  };
  Arena arena(ship_with("alphaclassstarwing", {"advanced-slam"}));
  arena.says("slam", "1F").says("action", "focus");
  slam(arena);
  CHECK(arena["A"].tokens.focus == 1);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].tokens.disarm == 1);
  CHECK(arena.offered("action", "damage:7") == nullptr);  // a repair is not on the bar

  Arena cut(ship_with("alphaclassstarwing", {"advanced-slam"}, fighter("B", "tielnfighter", Side::enemy, 457, 370)));
  cut.says("slam", "1F");
  slam(cut);
  CHECK(cut.question("action") == nullptr);
}

TEST_CASE("Angled Deflectors and Targeting Computer add an action", "[2e-action-2][fga-2.11]") {
  Arena arena(ship_with("tielnfighter", {"targeting-computer"}));
  CHECK(on_bar(arena, "lock", "white"));
  Arena deflectors(ship_with("t65xwing", {"angled-deflectors"}));
  CHECK(on_bar(deflectors, "reinforce", "white"));
  CHECK(deflectors["A"].ship.shields == test::catalog().ship("t65xwing")->shields - 1);
  Arena upgrades(ship_with("t65xwing", {"hull-upgrade", "shield-upgrade"}));
  CHECK(upgrades["A"].ship.hull == test::catalog().ship("t65xwing")->hull + 1);
  CHECK(upgrades["A"].ship.shields == test::catalog().ship("t65xwing")->shields + 1);
}

TEST_CASE("Delayed Fuses: a fuse marker on a bomb or mine that its ship put down", "[2e-fuse-5][fga-2.11]") {
  state::Piece bomb;
  bomb.id = "P";
  bomb.type = state::PieceType::device;
  bomb.ref = "proton_bomb";
  bomb.pose = test::pose(457, 200);
  bomb.owner = "A";
  Arena arena(ship_with("tiesabomber", {"delayed-fuses"}, bomb));
  arena.passes("effect", "A");
  arena.says("effect", "delayed-fuses");
  moment(arena, Window::device_placed, "P");
  CHECK(arena["P"].fuses == 1);
  moment(arena, Window::device_placed, "P");  // "pass"
  CHECK(arena["P"].fuses == 1);
}

TEST_CASE("Electronic Baffle: 1 hit damage for a red token", "[fga-2.11]") {
  Arena arena(ship_with("t65xwing", {"electronic-baffle"}));
  arena.edit("A").tokens.stress = 1;
  arena.edit("A").tokens.ion = 2;
  arena.says("effect", "electronic-baffle").says("baffle", "ion");
  moment(arena, Window::during_end_phase);
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].ship.shields == arena["A"].ship.shield_limit - 1);
  Arena calm(ship_with("t65xwing", {"electronic-baffle"}));
  moment(calm, Window::during_end_phase);
  CHECK(calm.question("effect") == nullptr);
}

TEST_CASE("Munitions Failsafe: the whole result for a charge", "[2e-mod-12][fga-2.11]") {
  const auto pieces = [](const char* weapon) {
    return ship_with("t65xwing", {"munitions-failsafe", weapon},
                     fighter("B", "vt49decimator", Side::enemy, 457, 510, 180));
  };
  Arena arena(pieces("concussion-missiles"), "2e", Phase::engagement);
  arena.edit("A").lock = "B";
  arena.says("attack", "concussion-missiles>B").dice({kHit, kBlank, kBlank}).says("effect", "munitions-failsafe");
  engage(arena);
  CHECK(charges(arena, "concussion-missiles") == 3);
  CHECK(arena["B"].ship.shields == arena["B"].ship.shield_limit);
  Arena cannon(pieces("ion-cannon"), "2e", Phase::engagement);
  cannon.says("attack", "ion-cannon>B").dice({kHit, kBlank, kBlank});
  engage(cannon);
  CHECK(cannon.question("effect") == nullptr);
}

TEST_CASE("Static Discharge Vanes pass one ion or jam token on", "[2e-golden-9][fga-2.11]") {
  const auto pieces = [] {
    return ship_with("t65xwing", {"static-discharge-vanes"}, fighter("B", "tielnfighter", Side::enemy, 457, 400),
                     fighter("C", "tielnfighter", Side::enemy, 457, 700));
  };
  const auto gain = [](Arena& arena, Token token, int count) {
    arena.run([&](Game& game) { rules::gain(game, "A", token, count, "2e-ion-1", Side::enemy); });
    arena.expect_all_said();
  };
  Arena arena(pieces());
  arena.passes("tractor", "A");
  arena.says("effect", "static-discharge-vanes");
  gain(arena, Token::ion, 2);
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(arena["B"].tokens.ion == 1);
  CHECK(arena["C"].tokens.ion == 0);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].ship.shields == arena["A"].ship.shield_limit - 1);

  gain(arena, Token::jam, 1);  // stressed now
  CHECK(arena["A"].tokens.jam == 1);
  Arena other(pieces());
  other.passes("tractor", "A");
  gain(other, Token::tractor, 1);
  CHECK(other.question("effect") == nullptr);
  Arena jam(pieces());
  jam.passes("tractor", "A");
  jam.says("effect", "static-discharge-vanes");
  gain(jam, Token::jam, 1);
  CHECK(jam["A"].tokens.jam == 0);
  CHECK(jam["B"].tokens.jam == 1);
}

TEST_CASE("Stealth Device: 1 defense die more until the ship suffers damage", "[fga-2.11]") {
  Arena arena(ship_with("t65xwing", {}, fighter("B", "tielnfighter", Side::enemy, 457, 490, 180, {"stealth-device"})),
              "2e", Phase::engagement);
  arena.says("attack", "primary:0>B").dice({kBlank, kBlank, kBlank}).dice({kBlank, kBlank, kBlank, kBlank});
  engage(arena);
  CHECK(arena["B"].ship.cards[0].charges == 1);
  arena.says("attack", "primary:0>B").dice({kHit, kBlank, kBlank}).dice({kBlank, kBlank, kBlank, kBlank});
  engage(arena);
  CHECK(arena["B"].ship.cards[0].charges == 0);
  arena.edit("B").ship.damage.clear();
  arena.says("attack", "primary:0>B").dice({kHit, kBlank, kBlank}).dice({kBlank, kBlank, kBlank});
  engage(arena);
}

TEST_CASE("Ion Limiter Override: a barrel roll after a red maneuver, then a die", "[2e-action-14][fga-2.11]") {
  const auto roll = [](const Face face) {
    auto arena = std::make_unique<Arena>(ship_with("tielnfighter", {"ion-limiter-override"}));
    arena->says("action", "barrel-roll").says("barrel-roll", "left-middle").dice({face});
    fly(*arena, 3, Bearing::koiogran_turn, Difficulty::red);
    CHECK((*arena)["A"].tokens.stress == 1);
    return arena;
  };
  CHECK((*roll(kHit))["A"].tokens.strain == 1);
  CHECK((*roll(kCrit))["A"].tokens.ion == 1);
  const auto spared = roll(kBlank);
  CHECK((*spared)["A"].tokens.strain + (*spared)["A"].tokens.ion == 0);
  Arena white(ship_with("tielnfighter", {"ion-limiter-override"}));
  fly(white, 3, Bearing::straight);
  CHECK(white.question("action") == nullptr);
}

TEST_CASE("Coaxium Hyperfuel: a SLAM under stress or after a partial maneuver, at a price", "[2e-slam-7][fga-2.11]") {
  Arena arena(ship_with("alphaclassstarwing", {"coaxium-hyperfuel"}));
  arena.edit("A").ship.executed = state::Executed{{1, Bearing::straight}, Difficulty::blue, true};
  arena.edit("A").tokens.stress = 1;
  arena.edit("A").ship.damage = {{9, false}};
  rules::Offer step;
  step.action_step = true;
  arena.says("action", "slam").says("slam", "1F").says("coaxium", "expose");
  arena.run([&](Game& game) { rules::offer_action(game, "A", step); });
  arena.expect_all_said();
  CHECK(arena["A"].ship.damage[0].faceup);
  CHECK(arena["A"].tokens.disarm == 1);
  CHECK_FALSE(arena.offered("action", "focus")->legal);  // for nothing else

  Arena cut(
      ship_with("alphaclassstarwing", {"coaxium-hyperfuel"}, fighter("B", "tielnfighter", Side::enemy, 457, 370)));
  cut.says("action", "slam").says("slam", "1N");  // no damage card to expose: the crit is all that is left
  fly(cut, 1, Bearing::straight);
  CHECK(cut["A"].ship.shields == cut["A"].ship.shield_limit - 1);
  CHECK(cut["A"].tokens.disarm == 1);

  Arena plain(ship_with("alphaclassstarwing", {}));
  plain.edit("A").ship.executed = state::Executed{{1, Bearing::straight}, Difficulty::blue, true};
  plain.edit("A").tokens.stress = 1;
  plain.run([&](Game& game) {
    for (const state::Option& option : rules::action_options(game, "A", step)) {
      CHECK(option.legal == (option.key == "pass"));
    }
  });
}

TEST_CASE("Os-1: with exactly 1 disarm token ordnance fires at the locked ship, whose lock stays",
          "[2e-ship-5][2e-attack-9]") {
  const auto pieces = ship_with(
      "alphaclassstarwing", {"os-1-arsenal-loadout", "proton-torpedoes", "ion-cannon", "xx-23-s-thread-tracers"},
      fighter("B", "vt49decimator", Side::enemy, 457, 510, 180), fighter("C", "tielnfighter", Side::enemy, 520, 450));
  Arena arena(pieces, "2e", Phase::engagement);
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.focus = 1;
  arena.edit("A").tokens.disarm = 1;
  CHECK(legal(arena, "proton-torpedoes>B"));
  CHECK(legal(arena, "xx-23-s-thread-tracers>B"));
  CHECK_FALSE(legal(arena, "xx-23-s-thread-tracers>C"));  // not locked
  CHECK_FALSE(legal(arena, "ion-cannon>B"));
  CHECK_FALSE(legal(arena, "primary:0>B"));
  arena.says("attack", "proton-torpedoes>B").dice({kHit, Face::focus, kBlank, kBlank});
  arena.says("modify-attack", "proton-torpedoes");
  engage(arena);
  REQUIRE(arena.offered("modify-attack", "lock") != nullptr);
  CHECK_FALSE(arena.offered("modify-attack", "lock")->legal);
  CHECK(arena.offered("modify-attack", "lock")->rule == "2e-ship-5");

  arena.edit("A").tokens.disarm = 2;
  CHECK_FALSE(legal(arena, "proton-torpedoes>B"));
  arena.edit("A").tokens.disarm = 0;
  CHECK(legal(arena, "xx-23-s-thread-tracers>C"));
  CHECK(legal(arena, "primary:0>B"));
}

TEST_CASE("Xg-1: with exactly 1 disarm token cannons fire with at most 3 dice",
          "[2e-ship-6][2e-attack-dice-7][2e-attack-9]") {
  Arena arena(ship_with("alphaclassstarwing", {"xg-1-assault-configuration", "ion-cannon", "proton-torpedoes"},
                        fighter("B", "vt49decimator", Side::enemy, 457, 450, 180)),
              "2e", Phase::engagement);
  arena.passes("modify-attack", "A");
  arena.edit("A").lock = "B";
  arena.edit("A").tokens.disarm = 1;
  CHECK(legal(arena, "ion-cannon>B"));
  CHECK_FALSE(legal(arena, "proton-torpedoes>B"));
  CHECK_FALSE(legal(arena, "primary:0>B"));
  arena.says("attack", "ion-cannon>B").dice({kHit, kHit, kHit});  // range 1: 4 without the limit
  engage(arena);
  CHECK(arena["B"].tokens.ion == 2);
  arena.edit("A").tokens.disarm = 0;
  arena.says("attack", "ion-cannon>B").dice({kHit, kHit, kHit, kHit});
  engage(arena);
  arena.edit("A").tokens.disarm = 2;
  CHECK_FALSE(legal(arena, "ion-cannon>B"));
}

TEST_CASE("Servomotor S-foils: closed 1 die less and a boost; flipped before the ship activates",
          "[2e-ship-30][2e-ship-31]") {
  Arena arena(ship_with("t65xwing", {"servomotor-s-foils", "proton-torpedoes"},
                        fighter("B", "vt49decimator", Side::enemy, 457, 510, 180)),
              "2e", Phase::engagement);
  arena.passes("modify-attack", "A");
  arena.passes("effect", "A");
  CHECK(on_bar(arena, "boost", "white"));
  CHECK(on_bar(arena, "focus", "white", "boost"));
  arena.says("attack", "primary:0>B").dice({kBlank, kBlank});
  engage(arena);
  arena.edit("A").lock = "B";
  arena.says("attack", "proton-torpedoes>B").dice({kBlank, kBlank, kBlank, kBlank});  // torpedoes are no primary weapon
  engage(arena);
  arena.says("effect", "servomotor-s-foils");
  moment(arena, Window::before_activation);
  CHECK(arena["A"].ship.cards[0].open);
  CHECK_FALSE(on_bar(arena, "boost", "white"));
  CHECK_FALSE(on_bar(arena, "focus", "white", "boost"));
  arena.says("attack", "primary:0>B").dice({kBlank, kBlank, kBlank});
  engage(arena);
  moment(arena, Window::before_activation);  // "pass": stays open
  CHECK(arena["A"].ship.cards[0].open);
}

TEST_CASE("Stabilized S-foils: closed roll and evade; open a second cannon for the lock", "[2e-ship-28][2e-ship-29]") {
  const auto pieces = ship_with("asf01bwing", {"stabilized-s-foils", "ion-cannon", "jamming-beam"},
                                fighter("B", "vt49decimator", Side::enemy, 457, 510, 180));
  Arena arena(pieces, "2e", Phase::engagement);
  arena.passes("modify-attack", "A");
  CHECK(on_bar(arena, "barrel-roll", "white", "evade"));
  CHECK(on_bar(arena, "reload", "red"));
  arena.edit("A").ship.damage = {{9, true}};
  moment(arena, Window::before_activation);  // critically damaged: not asked
  CHECK(arena.question("effect") == nullptr);
  arena.edit("A").ship.damage.clear();
  arena.says("effect", "stabilized-s-foils");
  moment(arena, Window::before_activation);
  CHECK(on_bar(arena, "barrel-roll", "white", "lock"));
  CHECK_FALSE(on_bar(arena, "reload", "red"));

  arena.edit("A").lock = "B";
  arena.says("attack", "ion-cannon>B").dice({kHit, kHit, kBlank});
  arena.says("attack", "jamming-beam>B").dice({kHit, kBlank, kBlank});
  engage(arena);
  CHECK(arena["A"].lock.empty());
  CHECK(arena["B"].tokens.jam == 1);
  CHECK(arena.offered("attack", "ion-cannon>B") == nullptr);  // used already
  CHECK(arena["A"].ship.has_mark("bonus-attack"));

  Arena kept(pieces, "2e", Phase::engagement);
  kept.passes("modify-attack", "A");
  kept.edit("A").ship.cards[0].open = true;
  kept.edit("A").lock = "B";
  kept.says("attack", "ion-cannon>B").dice({kBlank, kBlank, kBlank}).says("attack", "pass");
  engage(kept);
  CHECK(kept["A"].lock == "B");

  Arena closed(pieces, "2e", Phase::engagement);
  closed.passes("modify-attack", "A");
  closed.edit("A").lock = "B";
  closed.says("attack", "ion-cannon>B").dice({kBlank, kBlank, kBlank});
  engage(closed);
}

}  // namespace
}  // namespace plotboard::battle_effects_cards
