// What ships bring to a battle, and which cards they may carry.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle_commands.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"

namespace plotboard::battle_setup_equip {

using state::Side;
using state::Turret;
using test::catalog;
using test::fighter;
using test::Match;

namespace {

state::ShipState gear(const std::string& ship, const std::vector<std::string>& cards = {}) {
  return rules::equipped(catalog(), fighter("A", ship, Side::player, 400, 50, 0, cards));
}
// Rules that forbid this loadout.
std::vector<std::string> faults(const std::string& ship, const std::string& pilot,
                                const std::vector<std::string>& cards) {
  state::Piece piece = fighter("A", ship, Side::player, 400, 50, 0, cards);
  piece.ship.pilot = pilot;
  std::vector<std::string> rules;
  for (const rules::Refusal& fault : rules::loadout_faults(catalog(), piece)) rules.push_back(fault.rule);
  const auto of_squad = rules::squad_faults(catalog(), {piece}, Side::player, *catalog().ruleset("2e"));
  for (const rules::Refusal& fault : of_squad)
    if (fault.rule.starts_with("2e-squad-")) rules.push_back(fault.rule);
  return rules;
}
using Rules = std::vector<std::string>;

}  // namespace

TEST_CASE("A ship starts with its shields and charges, all active", "[battle][2e-setup-2][2e-charge-1][2e-shield-1]") {
  const state::ShipState plain = gear("t65xwing");
  CHECK(plain.hull == 4);
  CHECK(plain.agility == 2);
  CHECK(plain.shields == 2);
  CHECK(plain.shield_limit == 2);
  CHECK(gear("t65xwing", {"proton-torpedoes"}).card("proton-torpedoes")->charges == 2);
  CHECK(gear("t65xwing", {"seismic-charges"}).card("seismic-charges")->charges == 2);
}

TEST_CASE("Upgrades add shields and hull", "[battle][2e-shield-2]") {
  const state::ShipState better = gear("tielnfighter", {"shield-upgrade", "hull-upgrade"});
  CHECK(better.shields == 1);
  CHECK(better.shield_limit == 1);
  CHECK(better.hull == 4);
}

TEST_CASE("Force charges of upgrades make one pool", "[battle][2e-force-1]") {
  data::Catalog with_force = catalog();
  for (const char* id : {"crew-a", "crew-b"}) {
    data::Upgrade crew;
    crew.id = id;
    crew.force = id[5] == 'a' ? 2 : 1;
    with_force.upgrades.emplace(id, crew);
  }
  const state::Piece ship = fighter("A", "lambdaclasst4ashuttle", Side::player, 400, 50, 0, {"crew-a", "crew-b"});
  CHECK(rules::equipped(with_force, ship).force == 3);
  CHECK(rules::equipped(with_force, ship).force_limit == 3);
}

TEST_CASE("A turret indicator comes with a printed turret or a turret card",
          "[battle][2e-setup-14][2e-firing-arc-12]") {
  CHECK(gear("t65xwing").turret == Turret::none);
  CHECK(gear("tieagaggressor").turret == Turret::none);
  CHECK(gear("tieagaggressor", {"dorsal-turret"}).turret == Turret::front);
  CHECK(gear("btlbywing").turret == Turret::none);
  CHECK(gear("hwk290lightfreighter").turret == Turret::front);
  CHECK(gear("vt49decimator").turret == Turret::front_rear);
}

TEST_CASE("The player points each turret; an AI ship's looks ahead", "[battle][2e-setup-14][2e-ship-23]") {
  std::vector<state::Piece> pieces{fighter("D", "vt49decimator", Side::player, 300, 50),
                                   fighter("T", "tieagaggressor", Side::player, 500, 50, 0, {"dorsal-turret"}),
                                   fighter("H", "tierbheavy", Side::player, 600, 50),
                                   fighter("E", "hwk290lightfreighter", Side::enemy, 500, 860, 180)};
  pieces[3].ai = true;
  Match match(std::move(pieces));
  match.start();
  const auto ask = [&](const std::string& ship, const std::vector<std::string>& keys) {
    REQUIRE(match.table.play.choice);
    CHECK(match.table.play.choice->kind == "turret");
    CHECK(match.table.play.choice->ship == ship);
    std::vector<std::string> legal;
    for (const state::Option& option : match.table.play.choice->options) {
      if (option.legal) legal.push_back(option.key);
    }
    CHECK(legal == keys);
  };
  ask("D", {"front-rear", "left-right"});
  match.does(rules::Choose{"turret", "left-right", {}, {}, false, {}});
  ask("T", {"front", "right", "rear", "left"});
  match.does(rules::Choose{"turret", "rear", {}, {}, false, {}});
  ask("H", {"front", "rear"});
  match.does(rules::Choose{"turret", "rear", {}, {}, false, {}});
  CHECK(match["D"].ship.turret == Turret::left_right);
  CHECK(match["T"].ship.turret == Turret::rear);
  CHECK(match["E"].ship.turret == Turret::front);
  CHECK(match.table.play.phase == state::Phase::planning);
}

TEST_CASE("Each side's damage deck is its own 33 cards, shuffled", "[battle][2e-setup-1][2e-setup-19]") {
  Match match(
      {fighter("A", "t65xwing", Side::player, 300, 50), fighter("B", "tielnfighter", Side::enemy, 600, 860, 180)});
  match.start();
  for (const state::Deck& deck : match.table.play.decks) {
    CHECK(deck.draw.size() == 33);
    CHECK_FALSE(std::is_sorted(deck.draw.begin(), deck.draw.end()));
  }
  CHECK(match.table.play.decks[0].draw != match.table.play.decks[1].draw);
}

TEST_CASE("One of the two sides is the first player", "[battle]") {
  Match match(
      {fighter("A", "t65xwing", Side::player, 300, 50), fighter("B", "tielnfighter", Side::enemy, 600, 860, 180)});
  match.start(Side::enemy);
  CHECK(match.table.play.first == Side::enemy);
}

TEST_CASE("Slots of the pilot's upgrade bar, by number and type", "[battle][2e-squad-3]") {
  CHECK(faults("tiesabomber", "scimitarsquadronpilot", {"proton-bombs", "seismic-charges"}).empty());
  CHECK(faults("tiesabomber", "scimitarsquadronpilot", {"proton-bombs", "seismic-charges", "ion-bombs"}) ==
        Rules{"2e-squad-3"});
  CHECK(faults("rz1awing", "phoenixsquadronpilot", {"proton-torpedoes"}) == Rules{"2e-squad-3"});
  CHECK(faults("tielnfighter", "academypilot", {"barrage-rockets"}) == Rules{"2e-squad-3"});  // one kind of slot
  CHECK(faults("alphaclassstarwing", "nusquadronpilot", {"os-1-arsenal-loadout", "proton-torpedoes", "ion-torpedoes"})
            .empty());                                                      // which adds a torpedo slot
  CHECK(faults("m3ainterceptor", "cartelspacer", {"ion-cannon"}).empty());  // one hard point
  CHECK(faults("m3ainterceptor", "cartelspacer", {"ion-cannon", "proton-torpedoes"}) == Rules{"2e-squad-3"});
}

TEST_CASE("A ship meets every restriction of its cards: type, size, agility, slots, shields", "[battle][2e-squad-4]") {
  CHECK(faults("t65xwing", "", {"servomotor-s-foils"}).empty());
  CHECK(faults("asf01bwing", "", {"servomotor-s-foils"}) == Rules{"2e-squad-4"});
  CHECK(faults("vt49decimator", "", {"afterburners"}) == Rules{"2e-squad-4"});
  CHECK(faults("tiesabomber", "", {"angled-deflectors"}) == Rules{"2e-squad-4"});
  CHECK(faults("tiesabomber", "", {"angled-deflectors", "shield-upgrade"}).empty());
  CHECK(faults("vt49decimator", "", {"shield-upgrade"}) == Rules{"2e-squad-4"});  // no price at agility 0
  CHECK(faults("rz1awing", "phoenixsquadronpilot", {"delayed-fuses"}).front() == "2e-squad-4");
  CHECK(faults("t65xwing", "", {"no-such-card"}) == Rules{"plotboard"});
}

TEST_CASE("Restrictions to an action look at the action bar", "[battle][2e-squad-5]") {
  CHECK(faults("alphaclassstarwing", "", {"advanced-slam"}).empty());
  CHECK(faults("t65xwing", "", {"advanced-slam"}) == Rules{"2e-squad-5"});
  CHECK(faults("t65xwing", "", {"targeting-computer"}) == Rules{"2e-squad-5"});  // it has the lock action already
  CHECK(faults("tielnfighter", "", {"targeting-computer"}).empty());
  // A linked action does not count: the Bomber's bar has reload, its barrel roll is linked to a lock.
  data::Catalog changed = catalog();
  changed.upgrades.at("advanced-slam").needs_action = "lock";
  data::Ship& ship = changed.ships.at("tielnfighter");
  ship.actions.front().linked = "lock";
  const state::Piece piece = fighter("A", "tielnfighter", Side::player, 400, 50, 0, {"advanced-slam"});
  const auto found = rules::loadout_faults(changed, piece);
  REQUIRE_FALSE(found.empty());
  CHECK(found.front().rule == "2e-squad-5");
}

TEST_CASE("No second card of the same name, but where the campaign lets a ship carry more", "[battle][2e-squad-6]") {
  CHECK(faults("t65xwing", "", {"hull-upgrade", "hull-upgrade"}) == Rules{"2e-squad-6"});
  CHECK(faults("tiesabomber", "", {"proton-bombs", "proton-bombs"}).empty());  // table 2.18: any number
}

TEST_CASE("A battle does not start with a forbidden loadout", "[battle][2e-squad-4]") {
  Match match({fighter("A", "asf01bwing", Side::player, 300, 50, 0, {"servomotor-s-foils"})});
  CHECK(match.refusal(rules::StartBattle{1, false, Side::player, false}) == "2e-squad-4");
}

namespace {

// "focus", "red barrel-roll", "focus > red barrel-roll" in the order of the bar.
std::vector<std::string> bar(const std::string& ship) {
  std::vector<std::string> words;
  const auto coloured = [](const std::string& type, const std::string& colour) {
    return colour == "white" ? type : colour + " " + type;
  };
  for (const data::ShipAction& action : catalog().ship(ship)->actions) {
    std::string word = coloured(action.type, action.difficulty);
    if (!action.linked.empty()) word += " > " + coloured(action.linked, action.linked_difficulty);
    words.push_back(word);
  }
  std::sort(words.begin(), words.end());
  return words;
}
using Words = std::vector<std::string>;

}  // namespace

TEST_CASE("Action bars of the small TIEs", "[battle][2e-use-1]") {
  CHECK(bar("tielnfighter") == Words{"barrel-roll", "evade", "focus"});
  CHECK(bar("tieininterceptor") == Words{"barrel-roll", "boost", "evade", "focus"});
  CHECK(bar("tieskstriker") == Words{"barrel-roll", "evade", "focus"});
  CHECK(bar("tiephphantom") == Words{"barrel-roll", "cloak", "evade", "focus"});
  CHECK(bar("tieddefender") == Words{"barrel-roll", "boost", "evade", "focus", "lock"});
}
TEST_CASE("Action bars of the Advanced and the Aggressor", "[battle][2e-use-2]") {
  CHECK(bar("tieadvancedx1") == Words{"barrel-roll", "focus > red barrel-roll", "lock"});
  CHECK(bar("tieadvancedv1") == Words{"barrel-roll > red focus", "boost > red focus", "evade", "focus", "lock"});
  CHECK(bar("tieagaggressor") == Words{"barrel-roll > red evade", "focus", "lock"});
}
TEST_CASE("Action bars of the Star Wing and the Bomber", "[battle][2e-use-3]") {
  CHECK(bar("alphaclassstarwing") == Words{"focus", "lock", "reload", "slam"});
  CHECK(bar("tiesabomber") == Words{"barrel-roll > red lock", "focus", "lock", "red reload"});
}
TEST_CASE("Action bars of the medium TIEs", "[battle][2e-use-4]") {
  CHECK(bar("tiecapunisher") == Words{"boost > red lock", "focus", "lock", "red barrel-roll", "reload"});
  CHECK(bar("tiereaper") == Words{"evade", "focus", "jam", "red coordinate"});
  CHECK(bar("tierbheavy") == Words{"focus", "lock", "red barrel-roll", "reinforce", "rotate-arc > red calculate"});
}

}  // namespace plotboard::battle_setup_equip
