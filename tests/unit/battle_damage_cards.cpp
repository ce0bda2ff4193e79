// The fourteen damage cards.

#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/ion.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "rules/second/rulebook.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_damage_cards {

using rules::Game;
using rules::Window;
using state::DamageCard;
using state::Face;
using state::Side;
using test::Arena;
using test::fighter;

namespace {

std::vector<DamageCard> cards(std::initializer_list<DamageCard> list) { return list; }

// X with these cards, no shields.
struct Damaged : Arena {
  explicit Damaged(std::vector<DamageCard> damage, state::Phase phase = state::Phase::activation)
      : Arena({fighter("X", "t65xwing", Side::player, 457, 457),
               fighter("T", "tielnfighter", Side::enemy, 457, 800, 180)},
              "2e", phase) {
    edit("X").ship.damage = std::move(damage);
    edit("X").ship.shields = 0;
  }
};
void maneuver(Game& game, geom::Maneuver maneuver) {
  rules::execute_maneuver(game, "X", rules::flight_of(game, "X", maneuver), rules::ManeuverKind::activation);
}
auto flies(const char* code) {
  return [code](Game& game) { maneuver(game, *geom::maneuver_from_code(code)); };
}
geom::Difficulty colour(Arena& arena, const char* code) {
  geom::Difficulty difficulty{};
  arena.run([&](Game& game) { difficulty = rules::flight_of(game, "X", *geom::maneuver_from_code(code)).difficulty; });
  return difficulty;
}
auto acts(const char* action) {
  return [action](Game& game) {
    rules::Offer offer;
    offer.action_step = true;
    rules::perform_action(game, "X", action, "white", offer);
  };
}
void before_engaging(Game& game) { rules::moment(game, Window::before_engage, "X"); }
auto crits(int count) {
  return [count](Game& game) { rules::suffer(game, "X", 0, count, "test"); };
}

}  // namespace

TEST_CASE("Panicked Pilot: 2 stress, then it is facedown", "[battle][damage][2e-damage-card-1]") {
  Damaged arena(cards({}));
  arena.next_cards(Side::player, {1}).run(crits(1));
  CHECK(arena["X"].tokens.stress == 2);
  CHECK(arena["X"].ship.damage == cards({{1, false}}));
}

TEST_CASE("Blinded Pilot: its attack dice are changed by Force alone", "[battle][damage][2e-damage-card-2]") {
  Damaged arena(cards({{2, true}}));
  arena.run([](Game& game) {
    for (const char* way : {"focus", "calculate", "lock", "predator"}) {
      CHECK(rules::number_after(game, Window::may_modify, "X", "T", 1, way) == 0);
    }
    CHECK(rules::number_after(game, Window::may_modify, "X", "T", 1, "force") == 1);
  });
  arena.edit("X").ship.damage[0].faceup = false;
  arena.run([](Game& game) { CHECK(rules::number_after(game, Window::may_modify, "X", "T", 1, "focus") == 1); });
}

TEST_CASE("Wounded Pilot: a die after each action", "[battle][damage][2e-damage-card-4]") {
  for (const Face face : {Face::hit, Face::crit, Face::focus, Face::blank}) {
    Damaged arena(cards({{3, true}}));
    arena.dice({face}).run(acts("focus"));
    arena.expect_all_said();
    CHECK(arena["X"].tokens.focus == 1);
    CHECK(arena["X"].tokens.stress == (face == Face::hit || face == Face::crit ? 1 : 0));
  }
}

TEST_CASE("Wounded Pilot: the action that repairs it throws no die", "[battle][damage][2e-damage-card-5]") {
  Damaged arena(cards({{3, true}}));
  arena.run(acts("damage:3"));  // an unscripted throw would fail
  CHECK(arena["X"].ship.damage == cards({{3, false}}));
  CHECK(arena["X"].tokens.stress == 0);
}

TEST_CASE("Stunned Pilot: a maneuver through or onto obstacles hurts once more", "[battle][damage][2e-damage-card-6]") {
  Damaged arena(cards({{4, true}}));
  arena.table.pieces.push_back(test::obstacle("R", "coreasteroid0", 457, 560));
  arena.table.pieces.push_back(test::obstacle("S", "coreasteroid1", 457, 640));
  arena.dice({Face::blank}).dice({Face::blank}).run(flies("5F"));
  CHECK(arena["X"].ship.damage == cards({{4, true}, {9, false}}));  // one point for both
  Damaged clear(cards({{4, true}}));
  clear.run(flies("3F"));
  CHECK(clear["X"].ship.damage == cards({{4, true}}));
}

TEST_CASE("Stunned Pilot: no repair action, and boosts do not count", "[battle][damage][2e-damage-card-7]") {
  CHECK_FALSE(test::catalog().damage_card(4)->repair_action);
  Damaged arena(cards({{4, true}}));
  arena.run([](Game& game) { rules::moment(game, Window::after_move, "X", "", "boost"); });
  CHECK(arena["X"].ship.damage == cards({{4, true}}));
}

TEST_CASE("Console Fire: a die before engaging, a hit hurts", "[battle][damage][2e-damage-card-8]") {
  for (const Face face : {Face::hit, Face::crit, Face::focus, Face::blank}) {
    Damaged arena(cards({{5, true}}), state::Phase::engagement);
    arena.dice({face}).run(before_engaging);
    arena.expect_all_said();
    CHECK(arena["X"].ship.damage.size() == (face == Face::hit ? 2 : 1));
  }
}

TEST_CASE("Damaged Engine: turns one step harder", "[battle][damage][2e-damage-card-10][2e-damage-deck-17]") {
  Damaged arena(cards({}));
  // The X-wing's dial: 2 bank blue, 2 turn and 3 turn white or red; see what one card adds.
  struct Case {
    const char* code;
    bool turn;
  };
  const auto harder = [](geom::Difficulty printed, int by) {
    return static_cast<geom::Difficulty>(std::min(2, static_cast<int>(printed) + by));
  };
  for (const Case& item : {Case{"2T", true}, Case{"2Y", true}, Case{"3T", true}, Case{"1B", false}, Case{"2F", false},
                           Case{"4K", false}, Case{"3E", false}}) {
    const auto printed = test::catalog().ship("t65xwing")->dial.difficulty_of(*geom::maneuver_from_code(item.code));
    REQUIRE(printed.has_value());
    for (const int copies : {0, 1, 2}) {
      arena.edit("X").ship.damage.assign(static_cast<std::size_t>(copies), {6, true});
      INFO(item.code << " with " << copies);
      CHECK(colour(arena, item.code) == harder(*printed, item.turn ? copies : 0));
    }
  }
  CHECK_FALSE(test::catalog().damage_card(6)->repair_action);
}

TEST_CASE("Damaged Engine: a blue turn becomes white, with two cards red",
          "[battle][damage][2e-damage-deck-17][2e-damage-card-11]") {
  Arena arena({fighter("X", "tieininterceptor", Side::player, 457, 457)});
  REQUIRE(test::catalog().ship("tieininterceptor")->dial.difficulty_of(*geom::maneuver_from_code("2T")) ==
          geom::Difficulty::blue);
  arena.edit("X").ship.damage = cards({{6, true}});
  CHECK(colour(arena, "2T") == geom::Difficulty::white);
  arena.edit("X").ship.damage = cards({{6, true}, {6, true}});
  CHECK(colour(arena, "2T") == geom::Difficulty::red);
  CHECK_FALSE(test::catalog().damage_card(6)->repair_action);
}

TEST_CASE("Weapons Failure and Structural Damage: a die less each",
          "[battle][damage][2e-damage-card-12][2e-damage-card-17]") {
  Damaged arena(cards({{7, true}, {9, true}, {9, true}, {7, false}}));
  arena.run([](Game& game) {
    CHECK(rules::number_after(game, Window::attack_dice, "X", "T", 3) == 2);
    CHECK(rules::number_after(game, Window::defense_dice, "X", "T", 2) == 0);
    CHECK(rules::number_after(game, Window::attack_dice, "T", "X", 2) == 2);
  });
}

TEST_CASE("Hull Breach: hit damage is critical damage, after shields", "[battle][damage][2e-damage-card-14]") {
  Damaged arena(cards({{8, true}}));
  arena.edit("X").ship.shields = 1;
  arena.next_cards(Side::player, {2});
  arena.run([](Game& game) { rules::suffer(game, "X", 2, 0, "test"); });
  CHECK(arena["X"].ship.shields == 0);
  CHECK(arena["X"].ship.damage == cards({{8, true}, {2, true}}));
}

TEST_CASE("Hull Breach: also the damage of other cards", "[battle][damage][2e-damage-card-15]") {
  Damaged arena(cards({{8, true}}));
  arena.next_cards(Side::player, {14, 2}).run(crits(1));
  CHECK(arena["X"].ship.damage == cards({{8, true}, {14, false}, {2, true}}));
}

TEST_CASE("Hull Breach: one Direct Hit that brings another", "[battle][damage][2e-damage-card-15][2e-damage-card-29]") {
  Damaged arena(cards({{8, true}}), state::Phase::engagement);
  arena.next_cards(Side::player, {14, 14, 2}).run(crits(1));
  CHECK(arena["X"].ship.damage == cards({{8, true}, {14, false}, {14, false}, {2, true}}));
}

TEST_CASE("Damaged Sensor Array: focus and repairs only", "[battle][damage][2e-damage-card-19]") {
  Damaged arena(cards({{10, true}}));
  arena.run([](Game& game) {
    rules::Offer offer;
    offer.action_step = true;
    for (const state::Option& option : rules::action_options(game, "X", offer)) {
      INFO(option.key);
      const bool allowed = option.key == "focus" || option.key == "damage:10" || option.key == "pass";
      CHECK(option.legal == allowed);
      if (!allowed) CHECK(option.rule == "2e-damage-card-19");
    }
  });
}

TEST_CASE("Cards with a repair action are repaired by it, the others have none",
          "[battle][damage][2e-damage-card-3][2e-damage-card-5][2e-damage-card-9][2e-damage-card-13][2e-damage-card-16]"
          "[2e-damage-card-20][2e-damage-card-22][2e-damage-card-28][2e-damage-card-7][2e-damage-card-11]"
          "[2e-damage-card-18][2e-damage-card-24]") {
  const std::vector<int> repairable{2, 3, 5, 7, 8, 10, 11, 13};
  for (int number = 1; number <= 14; ++number) {
    INFO("card " << number);
    const bool can = std::find(repairable.begin(), repairable.end(), number) != repairable.end();
    Damaged arena(cards({{number, true}}));
    const std::string key = "damage:" + std::to_string(number);
    bool offered = false;
    arena.run([&](Game& game) {
      rules::Offer offer;
      offer.action_step = true;
      for (const state::Option& option : rules::action_options(game, "X", offer)) {
        offered = offered || (option.key == key && option.legal);
      }
    });
    CHECK(offered == can);
    if (!can) continue;
    arena.run(acts(key.c_str()));
    CHECK(arena["X"].ship.damage == cards({{number, false}}));  // without damage or a throw
  }
}

TEST_CASE("Two cards of one name are repaired by two actions", "[battle][damage][2e-damage-deck-18]") {
  Damaged arena(cards({{7, true}, {7, true}}));
  const auto legal = [&arena] {
    bool found = false;
    arena.run([&](Game& game) {
      rules::Offer offer;
      offer.action_step = true;
      for (const state::Option& option : rules::action_options(game, "X", offer)) {
        found = found || (option.key == "damage:7" && option.legal);
      }
    });
    return found;
  };
  CHECK(legal());
  arena.run(acts("damage:7"));
  CHECK(arena["X"].ship.damage == cards({{7, false}, {7, true}}));
  CHECK(legal());
  arena.run(acts("damage:7"));
  CHECK(arena["X"].ship.damage == cards({{7, false}, {7, false}}));
  CHECK_FALSE(legal());
}

TEST_CASE("A stressed ship repairs nothing", "[battle][damage][2e-damage-deck-19]") {
  Damaged arena(cards({{7, true}}));
  arena.edit("X").tokens.stress = 1;
  arena.run([&](Game& game) {
    rules::Offer offer;
    offer.action_step = true;
    bool seen = false;
    for (const state::Option& option : rules::action_options(game, "X", offer)) {
      if (option.key != "damage:7") continue;
      seen = true;
      CHECK_FALSE(option.legal);
    }
    CHECK(seen);
  });
}

TEST_CASE("Loose Stabilizer: any maneuver that is not straight hurts once and repairs it",
          "[battle][damage][2e-damage-card-21]") {
  for (const char* code : {"2B", "2T", "4K", "3E"}) {
    INFO(code);
    Damaged arena(cards({{11, true}}));
    if (std::string(code) == "3E") arena.says("tallon", "middle");
    arena.run(flies(code));
    CHECK(arena["X"].ship.damage == cards({{11, false}, {9, false}}));
  }
  Damaged straight(cards({{11, true}}));
  straight.run(flies("2F"));
  CHECK(straight["X"].ship.damage == cards({{11, true}}));
  Damaged stop(cards({{11, true}}));
  stop.run(flies("0O"));
  CHECK(stop["X"].ship.damage == cards({{11, false}, {9, false}}));
}

TEST_CASE("Disabled Power Regulator: an ion token before engaging, repaired by the ion maneuver",
          "[battle][damage][2e-damage-card-23][2e-damage-card-24]") {
  Damaged arena(cards({{12, true}}), state::Phase::engagement);
  arena.run(before_engaging);
  CHECK(arena["X"].tokens.ion == 1);
  CHECK(rules::is_ionised(rules::second_edition(), arena["X"]));
  arena.table.play.phase = state::Phase::activation;
  arena.run(flies("1B"));
  CHECK(arena["X"].ship.damage == cards({{12, true}}));
  arena.run([](Game& game) {
    rules::Flight ion{{1, geom::Bearing::straight}, geom::Difficulty::blue, true, false};
    rules::execute_maneuver(game, "X", ion, rules::ManeuverKind::activation);
  });
  CHECK(arena["X"].ship.damage == cards({{12, false}}));
}

TEST_CASE("Fuel Leak: a hit after critical damage, shields or not", "[battle][damage][2e-damage-card-25]") {
  Damaged arena(cards({{13, true}}));
  arena.edit("X").ship.shields = 1;
  arena.run(crits(1));
  CHECK(arena["X"].ship.shields == 0);
  CHECK(arena["X"].ship.damage == cards({{13, false}, {9, false}}));
  arena.run([](Game& game) { rules::suffer(game, "X", 1, 0, "test"); });
  CHECK(arena["X"].ship.damage.size() == 3);
}

TEST_CASE("Fuel Leak: hit damage does not set it off", "[battle][damage][2e-damage-card-25]") {
  Damaged arena(cards({{13, true}}));
  arena.run([](Game& game) { rules::suffer(game, "X", 1, 0, "test"); });
  CHECK(arena["X"].ship.damage == cards({{13, true}, {9, false}}));
}

TEST_CASE("Fuel Leak: not by the damage that dealt it; an exposed one by the next",
          "[battle][damage][2e-damage-card-26]") {
  Damaged arena(cards({}));
  arena.next_cards(Side::player, {13, 2}).run(crits(1));
  CHECK(arena["X"].ship.damage == cards({{13, true}}));
  arena.run(crits(1));
  CHECK(arena["X"].ship.damage == cards({{13, false}, {2, true}, {9, false}}));
  Damaged exposed(cards({{13, false}}));
  exposed.next_cards(Side::player, {2});
  exposed.run([](Game& game) { rules::expose(game, "X", "test"); }).run(crits(1));
  CHECK(exposed["X"].ship.damage == cards({{13, false}, {2, true}, {9, false}}));
}

TEST_CASE("Fuel Leak: one point of critical damage sets off every other one", "[battle][damage][2e-damage-card-27]") {
  Damaged arena(cards({{13, true}, {13, true}}), state::Phase::engagement);
  arena.next_cards(Side::player, {13}).run(crits(1));
  CHECK(arena["X"].ship.damage == cards({{13, false}, {13, false}, {13, true}, {9, false}, {9, false}}));
  CHECK(arena.question("order") == nullptr);  // no matter which of the two is first
}

TEST_CASE("Fuel Leak on a breached hull ends", "[battle][damage][2e-damage-card-25][2e-damage-card-15]") {
  Damaged arena(cards({{8, true}, {13, true}}), state::Phase::engagement);
  arena.run(crits(1));
  CHECK(arena["X"].ship.damage == cards({{8, true}, {13, false}, {9, true}, {9, true}}));
}

TEST_CASE("Direct Hit: one more hit, then both cards facedown", "[battle][damage][2e-damage-card-29]") {
  Damaged arena(cards({}));
  arena.next_cards(Side::player, {14}).run(crits(1));
  CHECK(arena["X"].ship.damage == cards({{14, false}, {9, false}}));
}

TEST_CASE("Direct Hit dealt past shields costs a shield", "[battle][damage][2e-damage-card-30]") {
  Damaged arena(cards({}));
  arena.edit("X").ship.shields = 1;
  arena.next_cards(Side::player, {14});
  arena.run([](Game& game) { rules::deal_card(game, "X", true, "test"); });
  CHECK(arena["X"].ship.shields == 0);
  CHECK(arena["X"].ship.damage == cards({{14, false}}));
}

}  // namespace plotboard::battle_damage_cards
