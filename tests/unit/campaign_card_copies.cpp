// The campaign's own copies of base game cards (fga-cards): each part of them, and what each does not do.
#include <catch2/catch.hpp>
#include <memory>

#include "battle_effects.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/squad.hpp"
#include "support/catalog.hpp"

namespace plotboard::campaign_card_copies {
namespace {

using geom::Bearing;
using geom::Difficulty;
using rules::Game;
using state::Side;
using test::Arena;
using test::fighter;
using test::fly;
using test::ship_with;

constexpr const char* kLimiter = "ion-limiter-override";
constexpr const char* kFuel = "coaxium-hyperfuel";
constexpr const char* kWing = "alphaclassstarwing";  // it has SLAM

// Who may have the card.
bool may_carry(const std::string& ship, const char* card) {
  return rules::loadout_faults(test::catalog(), fighter("A", ship, Side::player, 457, 300, 0, {card})).empty();
}

// A Star Wing after a blue 1 straight, in its action step.
std::unique_ptr<Arena> slammer(const std::vector<std::string>& cards, int stress) {
  auto arena = std::make_unique<Arena>(ship_with(kWing, cards));
  arena->edit("A").ship.executed = state::Executed{{1, Bearing::straight}, Difficulty::blue, true};
  arena->edit("A").tokens.stress = stress;
  return arena;
}
void acts(Arena& arena) {
  rules::Offer step;
  step.action_step = true;
  arena.run([&](Game& game) { rules::offer_action(game, "A", step); });
  arena.expect_all_said();
}
template <class Event>
std::ptrdiff_t last_of(const Arena& arena) {
  std::ptrdiff_t last = -1;
  for (std::size_t i = 0; i < arena.events.size(); ++i) {
    if (holds<Event>(arena.events[i])) last = static_cast<std::ptrdiff_t>(i);
  }
  return last;
}

}  // namespace

TEST_CASE("Ion Limiter Override: a barrel roll while stressed after a whole red maneuver, then one attack die",
          "[fga-cards-6]") {
  CHECK(may_carry("tieininterceptor", kLimiter));
  CHECK_FALSE(may_carry("t65xwing", kLimiter));
  struct Result {
    state::Face face;
    int strain, ion;
  };
  for (const Result& each :
       {Result{test::kHit, 1, 0}, {test::kCrit, 0, 1}, {test::kFocus, 0, 0}, {test::kBlank, 0, 0}}) {
    Arena arena(ship_with("tieininterceptor", {kLimiter}));
    arena.says("action", "barrel-roll").says("barrel-roll", "right-middle").dice({each.face});
    fly(arena, 4, Bearing::koiogran_turn, Difficulty::red);
    CHECK(arena["A"].ship.did("barrel-roll"));
    CHECK(arena["A"].tokens.stress == 1);  // of the maneuver; the roll is white
    CHECK(arena["A"].tokens.strain == each.strain);
    CHECK(arena["A"].tokens.ion == each.ion);
    const state::Choice* action = arena.question("action");
    REQUIRE(action != nullptr);
    for (const state::Option& option : action->options) {
      CHECK((option.key == "barrel-roll" || option.key == "pass"));
    }
  }
  Arena passed(ship_with("tieininterceptor", {kLimiter}));  // it may; who does not, rolls no die
  passed.says("action", "pass");
  fly(passed, 4, Bearing::koiogran_turn, Difficulty::red);
  CHECK(passed["A"].tokens.strain + passed["A"].tokens.ion == 0);
  for (const Difficulty colour : {Difficulty::white, Difficulty::blue}) {
    Arena easy(ship_with("tieininterceptor", {kLimiter}));
    fly(easy, 2, Bearing::straight, colour);
    CHECK(easy.question("action") == nullptr);
  }
  Arena cut(ship_with("tieininterceptor", {kLimiter}, fighter("B", "t65xwing", Side::enemy, 457, 300 + 40 + 80)));
  fly(cut, 2, Bearing::straight, Difficulty::red);
  CHECK_FALSE(cut["A"].ship.executed->fully);
  CHECK(cut.question("action") == nullptr);
  Arena without(ship_with("tieininterceptor", {}));
  fly(without, 4, Bearing::koiogran_turn, Difficulty::red);
  CHECK(without.question("action") == nullptr);
}

TEST_CASE("Coaxium Hyperfuel: a SLAM in spite of stress; after it 1 critical damage, or a damage card exposed",
          "[fga-cards-7]") {
  CHECK(may_carry(kWing, kFuel));
  CHECK_FALSE(may_carry("tielnfighter", kFuel));
  SECTION("critical damage, on shields") {
    const auto arena = slammer({kFuel}, 1);
    arena->says("action", "slam").says("slam", "1N");
    acts(*arena);
    CHECK(arena->question("coaxium") == nullptr);  // nothing to expose: no choice
    CHECK((*arena)["A"].ship.shields == (*arena)["A"].ship.shield_limit - 1);
    CHECK((*arena)["A"].tokens.disarm == 1);
    CHECK(last_of<state::ShieldsChanged>(*arena) > last_of<state::ManeuverFlown>(*arena));
  }
  SECTION("critical damage, on the hull") {
    const auto arena = slammer({kFuel}, 1);
    arena->edit("A").ship.shields = 0;
    arena->says("action", "slam").says("slam", "1N");
    acts(*arena);
    REQUIRE((*arena)["A"].ship.damage.size() == 1);
    CHECK((*arena)["A"].ship.damage[0].faceup);
  }
  SECTION("a card exposed in its place") {
    const auto arena = slammer({kFuel}, 2);
    arena->edit("A").ship.damage = {{9, false}, {9, false}};
    arena->says("action", "slam").says("slam", "1N").says("coaxium", "expose");
    acts(*arena);
    int faceup = 0;
    for (const state::DamageCard& card : (*arena)["A"].ship.damage) faceup += card.faceup ? 1 : 0;
    CHECK(faceup == 1);
    CHECK((*arena)["A"].ship.damage.size() == 2);
    CHECK((*arena)["A"].ship.shields == (*arena)["A"].ship.shield_limit);
    CHECK(last_of<state::DamageTurned>(*arena) > last_of<state::ManeuverFlown>(*arena));
  }
  SECTION("no other action") {
    const auto arena = slammer({kFuel}, 1);
    arena->says("action", "slam").says("slam", "1N");
    acts(*arena);
    for (const char* action : {"focus", "lock", "reload"}) {
      if (const state::Option* option = arena->offered("action", action)) CHECK_FALSE(option->legal);
    }
  }
  SECTION("without stress no price, be the SLAM red itself") {
    data::Catalog red = test::catalog();
    for (data::DialEntry& entry : red.ships.at(kWing).dial.entries) entry.difficulty = Difficulty::red;
    const auto arena = slammer({kFuel}, 0);
    arena->says("action", "slam").says("slam", "1N");
    rules::Offer step;
    step.action_step = true;
    Game game(red, arena->table, {}, arena.get());
    rules::offer_action(game, "A", step);
    arena->expect_all_said();
    CHECK((*arena)["A"].tokens.stress == 1);
    CHECK(arena->question("coaxium") == nullptr);
    CHECK((*arena)["A"].ship.shields == (*arena)["A"].ship.shield_limit);
  }
  SECTION("without the card no SLAM") {
    const auto arena = slammer({}, 1);
    acts(*arena);
    const state::Option* slam = arena->offered("action", "slam");
    CHECK((slam == nullptr || !slam->legal));
  }
}

TEST_CASE("Coaxium Hyperfuel: after a maneuver cut short, a SLAM for a damage card exposed or 1 critical damage",
          "[fga-cards-8]") {
  const auto blocked = [](const std::vector<std::string>& cards) {
    return std::make_unique<Arena>(ship_with(kWing, cards, fighter("B", "tielnfighter", Side::enemy, 457, 370)));
  };
  SECTION("critical damage, before it") {
    const auto arena = blocked({kFuel});
    arena->edit("A").ship.damage = {{9, false}};
    arena->says("action", "slam").says("coaxium", "crit").says("slam", "1N");
    fly(*arena, 1, Bearing::straight);
    CHECK_FALSE((*arena)["A"].ship.executed->maneuver == geom::Maneuver{1, Bearing::straight});
    CHECK((*arena)["A"].ship.shields == (*arena)["A"].ship.shield_limit - 1);
    CHECK((*arena)["A"].tokens.disarm == 1);
    CHECK(last_of<state::ShieldsChanged>(*arena) < last_of<state::ManeuverFlown>(*arena));
  }
  SECTION("a card exposed") {
    const auto arena = blocked({kFuel});
    arena->edit("A").ship.damage = {{9, false}};
    arena->says("action", "slam").says("coaxium", "expose").says("slam", "1B");
    fly(*arena, 1, Bearing::straight);
    CHECK((*arena)["A"].ship.damage[0].faceup);
    CHECK((*arena)["A"].ship.damage.size() == 1);
    CHECK((*arena)["A"].ship.shields == (*arena)["A"].ship.shield_limit);
  }
  SECTION("it may be left: nothing is paid") {
    const auto arena = blocked({kFuel});
    arena->says("action", "pass");
    fly(*arena, 1, Bearing::straight);
    CHECK(arena->question("coaxium") == nullptr);
    CHECK((*arena)["A"].tokens.disarm == 0);
  }
  SECTION("a whole maneuver gives none") {
    Arena arena(ship_with(kWing, {kFuel}));
    fly(arena, 1, Bearing::straight);
    CHECK(arena.question("action") == nullptr);
  }
  SECTION("nor does one cut short without the card") {
    const auto arena = blocked({});
    fly(*arena, 1, Bearing::straight);
    CHECK(arena->question("action") == nullptr);
  }
}

}  // namespace plotboard::campaign_card_copies
