// Abilities of pilot cards about maneuvers, actions and phases (fga-4.9-4); which cards have effects; kits.
#include <catch2/catch.hpp>
#include <set>

#include "mission/pilot_kit.hpp"
#include "pilot_abilities.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "unit/battle_attack.hpp"
#include "unit/battle_effects.hpp"

namespace plotboard::pilot_abilities_turns {
namespace {

using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using rules::Window;
using state::Side;
using state::Token;
using test::Arena;
using test::faces;
using test::facing;
using test::fighter;
using test::pilot;

using Pieces = std::vector<state::Piece>;

state::Piece friend_of_a(double x, double y) { return fighter("C", "tielnfighter", Side::player, x, y); }
constexpr double kOne = 50, kTwo = 150;

void phase_begins(Arena& arena, Window window = Window::start_of_engagement_phase) {
  arena.run([window](Game& game) { rules::moment_for_all(game, window); });
  arena.expect_all_said();
}
void act(Arena& arena, const std::string& action) {
  arena.run([&](Game& game) { rules::perform_action(game, "A", action, "white", {}); });
  arena.expect_all_said();
}

TEST_CASE("Night Beast focuses after a blue maneuver", "[fga-4.9-4][2e-action-5]") {
  for (const Difficulty colour : {Difficulty::blue, Difficulty::white}) {
    Arena arena(test::ship_with("tielnfighter", {pilot("night-beast")}));
    if (colour == Difficulty::blue) arena.says("action", "focus");
    test::fly(arena, 2, Bearing::straight, colour);
    CHECK(arena["A"].tokens.focus == (colour == Difficulty::blue ? 1 : 0));
  }
}

TEST_CASE("Lando Calrissian acts after a blue maneuver", "[fga-4.9-4][2e-action-5]") {
  Arena arena(test::ship_with("t65xwing", {pilot("lando-calrissian")}));
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  test::fly(arena, 2, Bearing::straight, Difficulty::blue);
  CHECK(arena["A"].ship.did("barrel-roll"));
}

TEST_CASE("A damage card that an action of the same moment has repaired does nothing any more", "[2e-timing-5]") {
  for (const bool repaired_first : {true, false}) {
    INFO(repaired_first);
    Arena arena(test::ship_with("t65xwing", {pilot("lando-calrissian")}));
    arena.edit("A").ship.damage = {{11, true}};  // Loose Stabilizer
    arena.edit("A").ship.shields = 0;
    arena.says("order", repaired_first ? "0" : "1").says("action", repaired_first ? "damage:11" : "focus");
    test::fly(arena, 2, Bearing::bank_left, Difficulty::blue);
    arena.expect_all_said();
    CHECK(arena["A"].ship.damage.size() == (repaired_first ? 1 : 2));
    CHECK_FALSE(arena["A"].ship.damage.front().faceup);
  }
}

TEST_CASE("Kad Solus gains two focus tokens by a red maneuver", "[fga-4.9-4][2e-timing-1]") {
  for (const Difficulty colour : {Difficulty::red, Difficulty::white}) {
    Arena arena(test::ship_with("fangfighter", {pilot("kad-solus")}));
    test::fly(arena, 2, Bearing::straight, colour);
    CHECK(arena["A"].tokens.focus == (colour == Difficulty::red ? 2 : 0));
  }
}

TEST_CASE("Turr Phennir rolls or boosts after an attack, even stressed", "[fga-4.9-4][2e-aftermath-2]") {
  Arena arena(facing(kTwo, "tieininterceptor"), "2e", state::Phase::engagement);
  test::give(arena, "A", "turr-phennir");
  arena.edit("A").tokens.stress = 1;
  arena.says("attack", "primary:0>B").dice(faces("bbb")).dice(faces("bbb"));
  arena.says("action", "boost").says("boost", "straight");
  test::engage(arena);
  CHECK(arena["A"].ship.did("boost"));
}

TEST_CASE("Darth Vader: each action leads to another for 1 Force", "[fga-cards-2]") {
  Arena arena(test::ship_with("tieadvancedx1", {pilot("darth-vader")}));
  arena.passes("action", "A");
  arena.edit("A").ship.force = arena.edit("A").ship.force_limit = 2;
  arena.says("action", "barrel-roll").says("barrel-roll", "left-middle");
  arena.run([](Game& game) { rules::perform_action(game, "A", "evade", "white", {}); });
  arena.expect_all_said();
  CHECK(arena["A"].ship.did("barrel-roll"));
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(arena["A"].ship.force == 1);  // the third offer was declined

  Arena spent(test::ship_with("tieadvancedx1", {pilot("darth-vader")}));
  act(spent, "evade");
  CHECK_FALSE(test::was_asked(spent, "action"));
}

TEST_CASE("Jake Farrell focuses after a barrel roll or boost", "[fga-4.9-4][2e-action-5]") {
  Arena arena(test::ship_with("tielnfighter", {pilot("jake-farrell")}));
  arena.says("barrel-roll", "left-middle").says("action", "focus");
  act(arena, "barrel-roll");
  CHECK(arena["A"].tokens.focus == 1);
  Arena other(test::ship_with("tielnfighter", {pilot("jake-farrell")}));
  act(other, "evade");
  CHECK_FALSE(test::was_asked(other, "action"));
}

TEST_CASE("Airen Cracken lets the nearest friend act, in red", "[fga-4.9-4][2e-aftermath-2]") {
  Arena arena(test::with(facing(kTwo), friend_of_a(540, 300)), "2e", state::Phase::engagement);
  test::give(arena, "A", "airen-cracken");
  arena.says("attack", "primary:0>B").dice(faces("bbb")).dice(faces("bbb")).says("action", "evade");
  test::engage(arena);
  CHECK(arena["C"].tokens.evade == 1);
  CHECK(arena["C"].tokens.stress == 1);
}

TEST_CASE("Dutch Vander's nearest friend locks what he locks", "[fga-4.9-4][2e-lock-13]") {
  Arena arena(test::with(facing(kTwo), friend_of_a(600, 300)));
  test::give(arena, "A", "dutch-vander");
  arena.says("lock", "B");
  act(arena, "lock");
  CHECK(arena["A"].lock == "B");
  CHECK(arena["C"].lock == "B");
}

TEST_CASE("Jek Porkins throws a die in place of a stress token", "[fga-4.9-4][2e-golden-9]") {
  for (const char* face : {"h", "c", "b"}) {
    Arena arena(test::ship_with("t65xwing", {pilot("jek-porkins")}));
    arena.dice(faces(face));
    arena.run([](Game& game) { rules::gain(game, "A", Token::stress, 1, "2e-stress-2"); });
    arena.expect_all_said();
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(arena["A"].ship.shields == (*face == 'h' ? 1 : 2));
  }
}

TEST_CASE("Soontir Fel focuses with an enemy in his bullseye arc", "[fga-4.9-4][2e-timing-1]") {
  for (const double x : {457.0, 540.0}) {
    Pieces pieces = facing(kTwo);
    pieces[1].pose.x = base::um_from_mm(x);
    Arena arena(pieces, "2e", state::Phase::engagement);
    test::give(arena, "A", "soontir-fel");
    phase_begins(arena);
    CHECK(arena["A"].tokens.focus == (x == 457.0 ? 1 : 0));
  }
}

TEST_CASE("Guri focuses with an enemy at range 0-1", "[fga-4.9-4][2e-timing-1]") {
  for (const double gap : {kOne, kTwo}) {
    Arena arena(facing(gap), "2e", state::Phase::engagement);
    test::give(arena, "A", "guri");
    phase_begins(arena);
    CHECK(arena["A"].tokens.focus == (gap == kOne ? 1 : 0));
  }
}

TEST_CASE("Muse loses a stress token, else a friend nearby does", "[fga-4.9-4][2e-timing-1]") {
  for (const int own : {1, 0}) {
    Arena arena(test::with(facing(kTwo), friend_of_a(540, 300)), "2e", state::Phase::engagement);
    test::give(arena, "A", "muse");
    arena.edit("A").tokens.stress = own;
    arena.edit("C").tokens.stress = 2;
    phase_begins(arena);
    CHECK(arena["A"].tokens.stress == 0);
    CHECK(arena["C"].tokens.stress == (own == 1 ? 2 : 1));
  }
}

TEST_CASE("Captain Kagi draws enemy locks to himself", "[fga-4.9-4][2e-timing-1]") {
  Arena arena(test::with(facing(kTwo), friend_of_a(600, 300)), "2e", state::Phase::engagement);
  test::give(arena, "A", "captain-kagi");
  arena.edit("B").lock = "C";
  phase_begins(arena);
  CHECK(arena["B"].lock == "A");
}

TEST_CASE("Old Teroch takes the green tokens of who looks at him at range 0-1", "[fga-4.9-4][2e-timing-1]") {
  for (const double gap : {kOne, kTwo}) {
    Arena arena(facing(gap), "2e", state::Phase::engagement);
    test::give(arena, "A", "old-teroch");
    arena.edit("B").tokens.focus = 1;
    arena.edit("B").tokens.evade = 2;
    arena.edit("B").tokens.stress = 1;
    phase_begins(arena);
    CHECK(arena["B"].tokens.focus == (gap == kOne ? 0 : 1));
    CHECK(arena["B"].tokens.evade == (gap == kOne ? 0 : 2));
    CHECK(arena["B"].tokens.stress == 1);
  }
}

TEST_CASE("Palob Godalhi takes a focus token, or else an evade token", "[fga-4.9-4][2e-token-2]") {
  for (const int focus : {1, 0}) {
    Arena arena(facing(kTwo), "2e", state::Phase::engagement);
    test::give(arena, "A", "palob-godalhi");
    arena.edit("B").tokens.focus = focus;
    arena.edit("B").tokens.evade = 1;
    phase_begins(arena);
    CHECK(arena["A"].tokens.focus == focus);
    CHECK(arena["A"].tokens.evade == 1 - focus);
    CHECK(arena["B"].tokens.focus == 0);
    CHECK(arena["B"].tokens.evade == focus);
  }
}

TEST_CASE("Chopper jams enemies at range 0", "[fga-4.9-4][2e-timing-1]") {
  for (const double gap : {0.0, kOne}) {
    Arena arena(facing(gap), "2e", state::Phase::engagement);
    test::give(arena, "A", "chopper");
    phase_begins(arena);
    CHECK(arena["B"].tokens.jam == (gap == 0.0 ? 2 : 0));
  }
}

TEST_CASE("Zertik Strom breaks his lock to expose a damage card", "[fga-4.9-4][2e-damage-deck-8]") {
  for (const bool damaged : {true, false}) {
    Arena arena(facing(kTwo), "2e", state::Phase::end);
    test::give(arena, "A", "zertik-strom");
    arena.edit("A").lock = "B";
    if (damaged) arena.edit("B").ship.damage.push_back({9, false});
    phase_begins(arena, Window::during_end_phase);
    CHECK(arena["A"].lock == (damaged ? "" : "B"));
    if (damaged) CHECK(arena["B"].ship.damage[0].faceup);
  }
}

TEST_CASE("Every ability has an effect, and every effect of a pilot's an ability on a card", "[fga-4.9-4]") {
  std::set<std::string> with_effect;
  for (const rules::Effect& effect : rules::all_effects()) {
    const data::PilotAbility* ability = data::pilot_ability(test::catalog(), effect.card);
    if (ability != nullptr && ability->of_squads) continue;  // unit/battle_effects_complete.cpp
    if (effect.card.starts_with("pilot:")) with_effect.insert(effect.card.text().substr(6));
  }
  std::set<std::string> abilities, on_cards;
  for (const auto& entry : test::catalog().pilot_abilities) {
    if (!entry.second.of_squads) abilities.insert(entry.first);
  }
  for (const auto& [id, card] : test::catalog().pilot_cards) {
    for (const data::PilotLevel& level : card.levels) on_cards.insert(level.abilities.begin(), level.abilities.end());
  }
  CHECK(abilities.size() >= 40);
  CHECK(with_effect == abilities);
  CHECK(on_cards == abilities);
}

TEST_CASE("A card's kit on a ship: name, initiative, upgrades, abilities, Force", "[fga-4.9.1-1][fga-4.9.1-2]") {
  const data::Catalog& catalog = test::catalog();
  state::Piece ship = fighter("E1", "t65xwing", Side::enemy, 457, 457);
  ship.faction = "rebelalliance";
  ship.ship.pilot_card = "rebels-t65xwing-1";
  ship.ship.threat = 3;
  mission::apply_kit(catalog, ship);
  CHECK(ship.ship.pilot == "Jek Porkins");
  CHECK(ship.initiative == 4);
  Ids cards;
  for (const state::Card& card : ship.ship.cards) cards.push_back(card.id);
  CHECK(cards == Ids{"proton-torpedoes", "shield-upgrade", "pilot:predator", "pilot:jek-porkins"});
  ship.ship = rules::equipped(catalog, ship);
  CHECK(ship.ship.shields == 3);
  CHECK(ship.ship.card("proton-torpedoes")->charges == 2);
  CHECK(ship.ship.threat == 3);
  CHECK(ship.ship.pilot_card == "rebels-t65xwing-1");

  state::Piece luke = fighter("E2", "t65xwing", Side::enemy, 457, 457);
  luke.ship.pilot_card = "rebels-t65xwing-2";
  luke.ship.threat = 4;
  luke.ship.bonus_shields = 1;
  luke.ship.bonus_hull = 2;
  mission::apply_kit(catalog, luke);
  luke.ship = rules::equipped(catalog, luke);
  CHECK(luke.initiative == 5);
  CHECK(luke.ship.force == 2);
  CHECK(luke.ship.shields == 2 + 1 + 1);
  CHECK(luke.ship.hull == 4 + 2);

  state::Piece plain = fighter("E3", "t65xwing", Side::enemy, 457, 457);
  mission::apply_kit(catalog, plain);
  CHECK(plain.ship.cards.empty());
}

TEST_CASE("No card gives a ship what it may not have", "[fga-4.9-5][2e-squad-4]") {
  const data::Catalog& catalog = test::catalog();
  for (const auto& [id, card] : catalog.pilot_cards) {
    for (const data::PilotLevel& level : card.levels) {
      state::Piece ship = fighter("E1", card.ship, Side::enemy, 457, 457);
      ship.ship.pilot_card = id;
      ship.ship.threat = level.threat;
      mission::apply_kit(catalog, ship);
      INFO(id << " at " << level.threat);
      for (const rules::Refusal& fault : rules::loadout_faults(catalog, ship)) FAIL_CHECK(fault.why);
    }
  }
}

}  // namespace
}  // namespace plotboard::pilot_abilities_turns
