// Tokens: spending, weapons disabled, critical hit, ion, tractor beam; and set-up of a mobile arc.
#include "first/attacks.hpp"
#include "first/fights.hpp"
#include "rules/play/ion.hpp"

namespace plotboard::first_tokens {
using namespace first_attacks;
namespace {

using Fight = first_fights::Fight;

// A Y-wing is small, a Firespray large; each with so many ion tokens.
double y_of(const Arena& arena) { return arena["A"].pose.y.mm(); }
void ionise(Arena& arena, int tokens) { arena.edit("A").tokens.ion = tokens; }

}  // namespace

TEST_CASE("A mobile arc is set to one of four quarters when its ship is placed [1e-rotate-1]", "[first]") {
  for (const char* quarter : {"front", "right", "rear", "left"}) {
    Fight fight({at("A", kLancer, Side::player, 457, 40), at("B", kTie, Side::enemy, 457, 870, 180)}, Side::player,
                true);
    fight.does(first_fights::put("B", 457, 870, 180)).does(first_fights::put("A", 457, 40));
    REQUIRE(fight.asks("turret", "A"));
    CHECK(fight.table().play.choice->options.size() == 4);
    fight.choose("turret", quarter);
    CHECK(state::name_of(fight["A"].ship.turret) == std::string(quarter));
  }
}

TEST_CASE("A spent token goes, and another ship's cannot be spent [1e-token-1]", "[first]") {
  Arena arena = fight(kXwing, {}, {wingman("F", 60), enemy("B", 150)});
  arena.edit("F").tokens.focus = 1;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::focus, Face::focus}).dice(blanks(3));
  engage(arena);
  CHECK(times_asked(arena, "modify-attack") == 0);
  CHECK(damage_to(arena, "B") == 0);
  arena.edit("F").tokens.focus = 2;
  arena.says("attack", "primary:0>B").dice({Face::focus, Face::hit, Face::blank}).says("modify-attack", "focus");
  arena.dice(blanks(3));
  engage(arena, "F");
  CHECK(arena["F"].tokens.focus == 1);
  CHECK(damage_to(arena, "B") == 2);
}

TEST_CASE("Weapons disabled: no attack, until the End phase or by a card's exception [1e-token-4]", "[first]") {
  Arena arena = fight(kYwing, {"1e-upgrade-ioncannon"}, {enemy("B", 150)});
  REQUIRE(shots(arena).size() == 2);
  arena.edit("A").tokens.disarm = 1;
  CHECK(shots(arena).empty());
  CHECK(fault_of(arena, "primary:0>B") == "1e-token-4");
  end_round(arena);
  CHECK(arena["A"].tokens.disarm == 0);
  CHECK(shots(arena).size() == 2);
  Arena os1 = fight(kStarwing, {"1e-upgrade-os1arsenalloadout", "1e-upgrade-protontorpedoes"},
                    {enemy("B", 150), at("C", kTie, Side::enemy, 527, 490, 180)});
  os1.edit("A").tokens.disarm = 1;
  os1.edit("A").lock = "B";
  CHECK(can_shoot(os1, "1e-upgrade-protontorpedoes>B"));
  CHECK_FALSE(can_shoot(os1, "1e-upgrade-protontorpedoes>C"));
  CHECK_FALSE(can_shoot(os1, "primary:0>B"));
}

TEST_CASE("A faceup damage card is marked until it leaves or is turned [1e-token-5]", "[first]") {
  Arena arena = flight(kXwing, {});
  no_shields(arena, "A");
  suffers(arena, "A", 1);
  CHECK_FALSE(rules::is_critically_damaged(arena["A"]));
  suffers(arena, "A", 0, 1);
  CHECK(rules::is_critically_damaged(arena["A"]));
  arena.run([](Game& game) { rules::repair_faceup(game, "A", 1, "1e-dmg-11"); });
  CHECK_FALSE(rules::is_critically_damaged(arena["A"]));
}

TEST_CASE("Jan Ors puts an evade token in the place of a focus token before it arrives [1e-token-6]", "[first]") {
  Arena arena = flight(kXwing, {}, {wingman("F", 60, {"1e-upgrade-janors"}, "1e-pilot-kylekatarn")});
  arena.says("action", "focus").says("effect", "1e-upgrade-janors");
  act(arena);
  CHECK(arena["A"].tokens.focus == 0);
  CHECK(arena["A"].tokens.evade == 1);
  CHECK(place_of<state::TokenChanged>(arena, [](const auto& it) { return it.token == Token::focus; }) == -1);
}

TEST_CASE("One ion token ionises a small ship, two a large one [1e-ion-1][1e-ion-2]", "[first]") {
  Arena small = flight(kYwing, {}), large = flight(kFirespray, {});
  const auto ionised = [](Arena& arena, int tokens) {
    ionise(arena, tokens);
    bool is = false;
    arena.run([&](Game& game) { is = rules::is_ionised(rules::book_of(game), game.piece("A")); });
    return is;
  };
  CHECK_FALSE(ionised(small, 0));
  CHECK(ionised(small, 1));
  CHECK_FALSE(ionised(large, 1));
  CHECK(ionised(large, 2));
  ionise(large, 1);
  large.passes("action");
  for (const char* code : {"2F", "3F"}) {  // its own dial, and the token stays
    const double before = y_of(large);
    flies(large, code);
    CHECK(y_of(large) - before == Approx(40 * (code[0] - '0') + 80).margin(0.1));
    end_round(large);
    CHECK(large["A"].tokens.ion == 1);
  }
}

TEST_CASE("An ionised ship goes straight on at speed 1 and loses all its ion tokens [1e-ion-3][1e-ion-5]", "[first]") {
  Arena small = flight(kYwing, {});
  ionise(small, 3);
  small.passes("action");
  flies(small);
  CHECK(small["A"].pose == pose(457, 380));
  CHECK(small["A"].tokens.ion == 0);
  Arena large = flight(kFirespray, {});
  ionise(large, 2);
  large.passes("action");
  flies(large);
  CHECK(large["A"].pose == pose(457, 420));
  CHECK(large["A"].tokens.ion == 0);
}

TEST_CASE("Cards colour the forced move but do not change its speed [1e-ion-4]", "[first]") {
  Arena green = flight("1e-pilot-outerrimsmuggler", {"1e-upgrade-niennunb"});
  ionise(green, 2);
  green.edit("A").tokens.stress = 1;
  green.passes("action");
  flies(green);
  CHECK(green["A"].tokens.stress == 0);
  Arena navigator = flight("1e-pilot-outerrimsmuggler", {"1e-upgrade-navigator"});
  ionise(navigator, 2);
  navigator.passes("action");
  flies(navigator);
  CHECK(times_asked(navigator, "effect") == 0);
  CHECK(navigator["A"].pose == pose(457, 420));
}

TEST_CASE("An ionised ship acts and attacks as ever [1e-ion-6]", "[first]") {
  Arena arena = flight(kYwing, {}, {enemy("B", 300)});
  ionise(arena, 1);
  arena.says("action", "lock");
  flies(arena);
  CHECK(arena["A"].lock == "B");
  Arena shooting = fight(kYwing, {}, {enemy("B", 150)});
  ionise(shooting, 1);
  CHECK(can_shoot(shooting, "primary:0>B"));
}

TEST_CASE("The forced move is white [1e-ion-7]", "[first]") {
  for (const int stress : {0, 1}) {
    Arena arena = flight(kYwing, {});
    ionise(arena, 1);
    arena.edit("A").tokens.stress = stress;
    if (stress == 0) arena.passes("action");
    flies(arena);
    CHECK(arena["A"].tokens.stress == stress);
  }
}

TEST_CASE("The forced move meets ships, obstacles and the edge as any other [1e-ion-8]", "[first]") {
  Arena bumped = flight(kYwing, {}, {at("B", kTie, Side::enemy, 457, 370, 180)});
  ionise(bumped, 1);
  flies(bumped);
  CHECK(times_asked(bumped, "action") == 0);
  CHECK(y_of(bumped) < 370 - 39);
  Arena crashed = flight(kYwing, {}, {rock(457, 380)});
  ionise(crashed, 1);
  crashed.dice({Face::hit});
  flies(crashed);
  CHECK(times_asked(crashed, "action") == 0);
  CHECK(damage_to(crashed, "A") == 1);
  Arena fleeing({at("A", kYwing, Side::player, 457, 870)}, "1e");
  ionise(fleeing, 1);
  flies(fleeing);
  CHECK_FALSE(fleeing["A"].in_play());
}

TEST_CASE("Ion tokens from Combat leave the ship without a dial in the next round [1e-ion-9]", "[first]") {
  Arena arena = fight(kYwing, {}, {enemy("B", 300)}, Phase::planning);
  ionise(arena, 1);
  CHECK(rules::need_dials(catalog(), arena.table, Side::player).empty());
  CHECK(rules::need_dials(catalog(), arena.table, Side::enemy) == Ids{"B"});
  ionise(arena, 0);
  CHECK(rules::need_dials(catalog(), arena.table, Side::player) == Ids{"A"});
}

TEST_CASE("Ion tokens that come after the dial has been set wait for the next round [1e-ion-10]", "[first]") {
  Arena arena = flight(kYwing, {});
  ionise(arena, 1);
  arena.passes("action");
  flies(arena, "3F");
  CHECK(arena["A"].pose == pose(457, 300 + 160));
  CHECK(arena["A"].tokens.ion == 1);
}

TEST_CASE("In Combat each tractor beam token takes 1 agility, down to 0 [1e-tractor-1]", "[first]") {
  Arena arena = fight(kXwing, {});
  for (const int tokens : {0, 1, 2, 3}) {
    arena.edit("A").tokens.tractor = tokens;
    CHECK(agility(arena) == std::max(0, 2 - tokens));
  }
  Arena before = flight(kXwing, {});
  before.edit("A").tokens.tractor = 1;
  CHECK(agility(before) == 2);
}

TEST_CASE("Tractor beam tokens leave in the End phase [1e-tractor-2]", "[first]") {
  Arena arena = flight(kXwing, {}, {at("B", kFirespray, Side::enemy, 457, 700, 180)});
  arena.edit("A").tokens.tractor = 3;
  arena.edit("B").tokens.tractor = 1;
  end_round(arena);
  CHECK(arena["A"].tokens.tractor == 0);
  CHECK(arena["B"].tokens.tractor == 0);
}

namespace {

// A gets a tractor beam token from the other side.
void tractor(Arena& arena) {
  arena.run([](Game& game) { rules::gain(game, "A", Token::tractor, 1, "1e-tractor-3", Side::enemy); });
}

}  // namespace

TEST_CASE(
    "The tractor move is a roll or a boost straight ahead, neither action nor maneuver"
    " [1e-tractor-4][1e-tractor-8]",
    "[first]") {
  Arena arena = flight(kXwing, {});
  arena.says("tractor", "straight");
  tractor(arena);
  CHECK(arena["A"].pose == pose(457, 380));
  CHECK(arena.offered("tractor", "bank-left") == nullptr);
  CHECK(arena.offered("tractor", "bank-right") == nullptr);
  CHECK(verdict_on(arena, "tractor", "left-middle") == "legal");
  CHECK(side_asked(arena, "tractor") == Side::enemy);
  CHECK(arena["A"].ship.actions.empty());
  CHECK_FALSE(arena["A"].ship.executed);
  CHECK_FALSE(arena["A"].moved);
}

TEST_CASE("Large ships stay where they are but lose agility [1e-tractor-5]", "[first]") {
  Arena arena = fight(kFirespray, {});
  tractor(arena);
  tractor(arena);
  CHECK(times_asked(arena, "tractor") == 0);
  CHECK(arena["A"].pose == pose(457, 300));
  CHECK(agility(arena) == 0);
}

TEST_CASE(
    "The tractor move ends on no ship and in the area, but may end on obstacles"
    " [1e-tractor-6][1e-tractor-7][1e-tractor-9]",
    "[first]") {
  Arena arena({at("A", kXwing, Side::player, 60, 300), at("B", kTie, Side::enemy, 60, 385, 180),
               at("C", kTie, Side::enemy, 140, 500, 180), rock(140, 300)},
              "1e", Phase::engagement);
  arena.says("tractor", "right-middle").dice({Face::hit});
  tractor(arena);
  CHECK(verdict_on(arena, "tractor", "straight") == "forbidden");
  CHECK(verdict_on(arena, "tractor", "left-middle") == "forbidden");  // over the edge
  CHECK(arena["A"].pose == pose(140, 300));
  CHECK(damage_to(arena, "A") == 1);
  CHECK(fault_of(arena, "primary:0>C") == "1e-obst-3");
  Arena debris({at("A", kXwing, Side::player, 457, 300), rock(537, 300, "yt2400debris0")}, "1e", Phase::engagement);
  debris.says("tractor", "right-middle").dice({Face::blank});
  tractor(debris);
  CHECK(debris["A"].tokens.stress == 1);
  CHECK(damage_to(debris, "A") == 0);
}

TEST_CASE("The tractor beam's move belongs to the attack: what comes after it looks at the new place [1e-tractor-10]",
          "[first]") {
  for (const bool moved : {true, false}) {
    Arena arena = fight(kYwing, {"1e-upgrade-tractorbeam", "1e-upgrade-ruthlessness"},
                        {enemy("B", 150), at("C", kTie, Side::enemy, 657, 490, 180)});
    arena.says("attack", "1e-upgrade-tractorbeam>B").dice(hits(3)).dice(blanks(3));
    arena.says("tractor", moved ? "left-middle" : "right-middle");  // B looks down the table: its left is to the right
    engage(arena);
    CHECK(damage_to(arena, "C") == (moved ? 1 : 0));
  }
}

TEST_CASE("A tractor beam token that comes during an attack leaves the dice that have been rolled [1e-tractor-11]",
          "[first]") {
  Arena arena = fight(kFirespray, {}, {enemy("B", 150)});
  arena.dice(blanks(2));
  arena.run([](Game& game) {
    state::Attack attack;
    attack.attacker = "B";
    attack.defender = "A";
    attack.weapon = "primary:0";
    attack.range = 2;
    game.emit(state::AttackDeclared{attack});
    rules::roll_defense_dice(game);
    rules::gain(game, "A", Token::tractor, 1, "1e-tractor-1", Side::enemy);
    CHECK(rules::agility_of(game, "A") == 1);
    CHECK(game.attack()->defense_dice.size() == 2);
    rules::modify_defense_dice(game);
    CHECK(game.attack()->defense_dice.size() == 2);
  });
}

TEST_CASE("Of several evade tokens one adds its result in an attack [1e-evade-4]", "[first]") {
  Arena arena = fight(kXwing, {}, {enemy("B", 150)});
  arena.edit("B").tokens.evade = 2;
  arena.says("attack", "primary:0>B").dice(hits(3)).dice(blanks(3)).says("modify-defense", "evade");
  engage(arena);
  CHECK(arena["B"].tokens.evade == 1);
  CHECK(damage_to(arena, "B") == 2);
}

TEST_CASE("The ion tokens are gone before the ship acts [1e-ion-5]", "[first]") {
  Arena arena = flight(kYwing, {});
  arena.edit("A").tokens.ion = 3;
  arena.says("action", "focus");
  flies(arena);
  const int ions =
      place_of<state::TokenChanged>(arena, [](const auto& it) { return it.token == Token::ion && it.by == -3; });
  const int focus = place_of<state::TokenChanged>(arena, [](const auto& it) { return it.token == Token::focus; });
  CHECK(ions >= 0);
  CHECK(ions < focus);
}

TEST_CASE("Cards colour the forced move itself [1e-ion-4][1e-upgrade-r2astromech]", "[first]") {
  for (const bool green : {true, false}) {
    Arena arena = flight(kXwing, green ? Cards{"1e-upgrade-r2astromech"} : Cards{});
    arena.edit("A").tokens.ion = arena.edit("A").tokens.stress = 1;
    if (green) arena.says("action", "focus");
    flies(arena);
    CHECK(arena["A"].tokens.stress == (green ? 0 : 1));
  }
}

TEST_CASE("The opponent of the ship moves it, even if a friend gave it the token [1e-tractor-3]", "[first]") {
  Arena arena = flight(kXwing, {});
  arena.says("tractor", "straight");
  arena.run([](Game& game) { rules::gain(game, "A", Token::tractor, 1, "1e-tractor-3", Side::player); });
  CHECK(side_asked(arena, "tractor") == Side::enemy);
  CHECK(arena["A"].pose == pose(457, 380));
}

TEST_CASE("One tractor beam token moves a small ship, three no large one [1e-tractor-3][1e-tractor-5]", "[first]") {
  Arena arena = fight(kFirespray, {});
  for (int i = 0; i < 3; ++i) {
    arena.run([](Game& game) { rules::gain(game, "A", Token::tractor, 1, "1e-tractor-3", Side::enemy); });
  }
  CHECK(arena["A"].tokens.tractor == 3);
  CHECK(times_asked(arena, "tractor") == 0);
}

}  // namespace plotboard::first_tokens
