// Rules that no card of the catalog needs yet: that the mechanism carries them is shown with cards of no game.
#include <algorithm>
#include <catch2/catch.hpp>

#include "rules/board/measure.hpp"
#include "rules/board/obstacles.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/damage.hpp"
#include "rules/play/obstacle_effects.hpp"
#include "rules/play/setup.hpp"
#include "rules/play/tokens.hpp"
#include "rules/play/windows.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"
#include "unit/battle_attack.hpp"
#include "unit/battle_commands.hpp"

namespace plotboard::battle_rare_rules {
namespace {

using rules::Effect;
using rules::Game;
using rules::Occasion;
using rules::Offer;
using rules::Window;
using state::Side;
using test::Arena;
using test::catalog;
using test::effect;
using test::faces;
using test::fighter;
using test::Match;

Arena alone(const std::string& ref, const std::vector<std::string>& cards = {}) {
  return Arena({fighter("A", ref, Side::player, 457, 457, 0, cards)});
}

}  // namespace

TEST_CASE("Within a range is all of the object, beyond it no part", "[2e-range-5][2e-range-6]") {
  const state::Table table = test::table({});
  const rules::Field field(catalog(), table);
  const geom::PlacedShape edge = geom::placed_segment({0, 0}, {914.4, 0});  // the lower edge of the table
  const auto at = [](double y) {  // a small base: 20 mm before and behind its centre
    return geom::placed(geom::base_shape(catalog().figures, geom::BaseKind::small, false), test::pose(300, y));
  };
  const auto beyond = [&](const geom::PlacedShape& object, const geom::PlacedShape& from, int range) {
    return geom::open_band(geom::nearest(object, from).distance_mm, catalog().figures) > range;
  };
  CHECK(rules::lies_within(field, at(80), edge, 1));
  CHECK(!rules::lies_within(field, at(80.1), edge, 1));
  CHECK(rules::lies_within(field, at(80.1), edge, 2));
  CHECK(!beyond(at(120), edge, 1));
  CHECK(beyond(at(120.1), edge, 1));
  CHECK((!rules::lies_within(field, at(100), edge, 1) && !beyond(at(100), edge, 1)));  // across
  const geom::PlacedShape base = at(300);
  CHECK(rules::lies_within(field, at(420), base, 2));  // 100 to 140 mm
  CHECK(!rules::lies_within(field, at(420), base, 1));
  CHECK(beyond(at(441), base, 1));
}

TEST_CASE("An obstacle put into play under ships is met by them, but not by a maneuver", "[battle][2e-obstacle-24]") {
  Arena arena(
      {fighter("A", "t65xwing", Side::player, 457, 457), fighter("B", "tielnfighter", Side::enemy, 457, 497, 180),
       fighter("F", "tielnfighter", Side::enemy, 800, 800)},
      "fga-207");
  arena.dice(faces("c")).dice(faces("b"));
  arena.run([](Game& game) { rules::put_into_play(game, test::obstacle("O", "vt49decimatordebris0", 457, 477)); });
  arena.expect_all_said();
  CHECK(arena.table.find("O") != nullptr);
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].ship.shields == 1);
  CHECK(arena["B"].tokens.stress == 1);
  CHECK(arena["F"].tokens.stress == 0);
  // On a maneuver debris would cost the action by these rules.
  CHECK((!arena["A"].ship.skips_action && !arena["B"].ship.skips_action));
}

TEST_CASE("Of several colours for an action the hardest counts", "[battle][2e-action-colour-8][2e-difficulty-6]") {
  const rules::MadeUpEffects made(
      {effect("as-white", Window::action_colour, [](Game&, Occasion& o) { o.value = std::max(o.value, 0); }),
       effect("as-red", Window::action_colour, [](Game&, Occasion& o) { o.value = std::max(o.value, 1); }),
       effect("as-purple", Window::action_colour, [](Game&, Occasion& o) { o.value = std::max(o.value, 2); })});
  const auto paid = [](const std::vector<std::string>& cards, const char* action, const std::string& given = "") {
    Arena arena = alone("btla4ywing", cards);
    arena.edit("A").ship.force = arena.edit("A").ship.force_limit = 1;
    Offer offer;
    offer.only = {action};
    offer.colour = given;
    arena.says("action", action);
    if (std::string(action) == "barrel-roll") arena.says("barrel-roll", "left-middle");
    arena.run([&](Game& game) { CHECK(rules::offer_action(game, "A", offer)); });
    return std::pair(arena["A"].tokens.stress, arena["A"].ship.force);
  };
  using Paid = std::pair<int, int>;  // stress, Force left
  CHECK(paid({}, "focus") == Paid{0, 1});
  CHECK(paid({"as-red"}, "focus") == Paid{1, 1});
  CHECK(paid({"as-red", "as-white"}, "focus") == Paid{1, 1});
  CHECK(paid({"as-white", "as-red"}, "focus") == Paid{1, 1});
  CHECK(paid({"as-red", "as-purple", "as-white"}, "focus") == Paid{0, 0});
  CHECK(paid({"as-white"}, "barrel-roll") == Paid{0, 1});   // printed red
  CHECK(paid({"as-white"}, "focus", "red") == Paid{1, 1});  // granted as red
}

TEST_CASE("What a replaced cost has bought is resolved all the same", "[battle][2e-golden-11]") {
  const rules::MadeUpEffects made({effect("spares", Window::gain_token, [](Game& game, Occasion& occasion) {
    if (occasion.word != "disarm") return;
    occasion.stopped = true;
    game.emit(state::Marked{occasion.subject, "spared"});
  })});
  Arena arena = alone("t65xwing", {"spares"});
  Offer offer;
  offer.only = {"focus"};
  offer.cost = [](Game& game, Id ship) { rules::gain(game, ship, state::Token::disarm, 1, "plotboard"); };
  arena.says("action", "focus").run([&](Game& game) { CHECK(rules::offer_action(game, "A", offer)); });
  CHECK(arena["A"].ship.has_mark("spared"));
  CHECK(arena["A"].tokens.disarm == 0);
  CHECK(arena["A"].tokens.focus == 1);
}

TEST_CASE("Setup effects come when the forces stand, before the first round", "[battle][2e-setup-17]") {
  const rules::MadeUpEffects made({effect("hull-upgrade", Window::setup, [](Game& game, Occasion& occasion) {
    CHECK(game.table().play.phase == state::Phase::setup);
    game.emit(state::Marked{occasion.subject, "set up"});
  })});
  const bool place = GENERATE(false, true);
  Match match({fighter("A", "t65xwing", Side::player, 300, 50, 0, {"hull-upgrade"}),
               fighter("B", "tielnfighter", Side::enemy, 600, 860, 180)});
  match.start(Side::player, place);
  int placed = 0;
  while (match.table.play.phase == state::Phase::setup) {
    CHECK(!match.table.find("A")->ship.has_mark("set up"));
    const std::string next = rules::next_to_place(catalog(), match.table).pieces.front();
    match.does(rules::PlacePieces{{{next, *rules::suggested_place(catalog(), match.table, next)}}});
    ++placed;
  }
  CHECK(placed == (place ? 2 : 0));
  CHECK(match.table.find("A")->ship.has_mark("set up"));
  CHECK(!match.table.find("B")->ship.has_mark("set up"));
}

TEST_CASE("What a ship has given for a time outlives it until that time is over", "[battle][2e-destroy-9]") {
  const rules::MadeUpEffects made({effect("rules", Window::agility, [](Game& game, Occasion& occasion) {
    if (game.piece(occasion.subject).ship.has_mark("screened")) ++occasion.value;
  })});
  Arena arena({fighter("A", "t65xwing", Side::player, 300, 300), fighter("B", "t65xwing", Side::player, 500, 300)});
  arena.run([](Game& game) {
    game.emit(state::Marked{"B", "screened"});  // by A, until the end of the round
    game.emit(state::InitiativeChanged{"B", "A", 6});
    rules::suffer(game, "A", 10, 0, "plotboard");
    CHECK(game.piece("A").ship.removed);
    CHECK(rules::agility_of(game, "B") == 3);
    CHECK(game.piece("B").initiative == 6);
    game.emit(state::RoundStarted{2});
    CHECK(rules::agility_of(game, "B") == 2);
  });
}

TEST_CASE("After an attack with the front weapon a gunner fires the rear one", "[battle][2e-bonus-8]") {
  Effect gunner = effect("gunner", Window::bonus_attack, [](Game& game, Occasion& occasion) {
    rules::ShotFilter rear;
    for (const rules::WeaponOnShip& weapon : rules::weapons_of(game, occasion.subject)) {
      if (weapon.weapon.arc == geom::ArcKind::rear) rear.weapons.push_back(weapon.id);
    }
    rules::offer_attack(game, occasion.subject, rear, true, "2e-bonus-8");
  });
  gunner.when = [](const Game& game, const Occasion& occasion) {
    const state::Attack& attack = *game.attack();
    return attack.attacker == occasion.owner && !attack.bonus && attack.weapon.starts_with("primary:") &&
           attack.arc == geom::ArcKind::front;
  };
  const rules::MadeUpEffects made({gunner});
  // An ARC-170: 3 dice ahead, 2 astern. B lies ahead, C astern, both at range 2.
  Arena arena({fighter("A", "arc170starfighter", Side::player, 457, 457, 0, {"gunner"}),
               fighter("B", "tielnfighter", Side::enemy, 457, 457 + 200),
               fighter("C", "tielnfighter", Side::enemy, 457, 457 - 200)},
              "2e", state::Phase::engagement);
  arena.says("attack", "primary:0>B").dice(faces("bbb")).dice(faces("bbb"));
  arena.says("attack", "primary:1>C").dice(faces("hb")).dice(faces("bbb"));
  test::engages(arena);
  arena.expect_all_said();
  CHECK(arena["C"].ship.damage.size() == 1);
  CHECK(arena.question("attack")->option("primary:0>B") == nullptr);  // nothing but the rear weapon
  CHECK(arena["A"].ship.has_mark("bonus-attack"));
}

TEST_CASE("AI ships shed stress by blue maneuvers", "[battle][2e-stress-6]") {
  Arena arena({fighter("A", "tielnfighter", Side::enemy, 457, 457)});
  arena.edit("A").ai = true;
  arena.edit("A").tokens.stress = 2;
  arena.run([](Game& game) {
    const rules::Flight flight = rules::flight_of(game, "A", {2, geom::Bearing::straight});
    REQUIRE(flight.difficulty == geom::Difficulty::blue);
    rules::execute_maneuver(game, "A", flight, rules::ManeuverKind::activation);
  });
  CHECK(arena["A"].tokens.stress == 1);
}

}  // namespace plotboard::battle_rare_rules
