// Boost, barrel roll and decloaking: the places, what forbids them, what the move triggers. Expected places by
// hand (straight 1 is 40 mm by 20 mm, bank 1 has a radius of 80 mm; bases 40, 60, 80 mm).
#include <algorithm>
#include <catch2/catch.hpp>
#include <cmath>

#include "rules/board/field.hpp"
#include "rules/board/movement.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "rules/play/tokens.hpp"
#include "rules/second/parts.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::battle_actions_moves {
namespace {

using rules::Game;
using rules::Offer;
using state::Face;
using state::Side;
using state::Token;
using test::Arena;
using test::fighter;

state::Piece mine(const std::string& id, double x, double y) {
  state::Piece piece = test::obstacle(id, "cluster_mine_side", x, y);  // 39 mm by 40 mm
  piece.type = state::PieceType::device;
  piece.side = Side::enemy;
  return piece;
}

const state::Option* place(const Arena& arena, const std::string& kind, const std::string& key) {
  const state::Option* option = arena.offered(kind, key);
  REQUIRE(option != nullptr);
  REQUIRE(option->ghost);
  return option;
}
void check_ghost(const Arena& arena, const std::string& kind, const std::string& key, double x, double y,
                 double heading) {
  const state::Option* option = place(arena, kind, key);
  INFO(key);
  CHECK(option->ghost->x.mm() == Approx(x).margin(0.002));
  CHECK(option->ghost->y.mm() == Approx(y).margin(0.002));
  CHECK(option->ghost->heading.degrees() == Approx(heading).margin(0.002));
}
void check_forbidden(const Arena& arena, const std::string& kind, const std::string& key, const std::string& rule,
                     const std::string& why) {
  const state::Option* option = place(arena, kind, key);
  INFO(key);
  CHECK(!option->legal);
  CHECK(option->rule == rule);
  CHECK(option->why.english() == "Not there: " + why + ".");
}

bool roll(Arena& arena) {
  bool done = false;
  arena.run([&](Game& game) { done = rules::barrel_roll(game, "A", true); });
  return done;
}
bool boost(Arena& arena) {
  bool done = false;
  arena.run([&](Game& game) { done = rules::boost(game, "A"); });
  return done;
}
bool decloak(Arena& arena) {
  arena.edit("A").tokens.cloak = 1;
  bool done = false;
  arena.run([&](Game& game) { done = rules::decloak(game, "A"); });
  return done;
}

TEST_CASE("A barrel roll has three places on either side, by the base's size",
          "[2e-barrel-roll-1][2e-barrel-roll-2][2e-barrel-roll-3][2e-barrel-roll-4][2e-barrel-roll-5]"
          "[2e-barrel-roll-6]") {
  struct Case {
    const char* ref;
    double sideways, shift;
  };
  const Case one =
      GENERATE(Case{"tielnfighter", 80, 10}, Case{"arc170starfighter", 80, 20}, Case{"lambdaclasst4ashuttle", 100, 20});
  Arena arena({fighter("A", one.ref, Side::player, 457, 457, 90)});  // looks along +x, its left is +y
  arena.says("barrel-roll", "right-front");
  CHECK(roll(arena));
  REQUIRE(arena.question("barrel-roll")->options.size() == 6);
  const std::pair<std::string, double> shifts[] = {{"front", one.shift}, {"middle", 0}, {"back", -one.shift}};
  for (const auto& [word, shift] : shifts) {
    check_ghost(arena, "barrel-roll", "left-" + word, 457 + shift, 457 + one.sideways, 90);
    check_ghost(arena, "barrel-roll", "right-" + word, 457 + shift, 457 - one.sideways, 90);
  }
  CHECK(arena["A"].pose == *arena.offered("barrel-roll", "right-front")->ghost);
}

TEST_CASE("A ship, an obstacle or the edge forbid a place; another free one has to be taken",
          "[2e-barrel-roll-7][2e-barrel-roll-10][2e-fail-5][2e-obstacle-25]") {
  // Left: front a ship, middle a rock, back off the board. Right: the same but for the free front place.
  Arena arena({fighter("A", "tielnfighter", Side::player, 457, 20), fighter("W", "tielnfighter", Side::enemy, 377, 67),
               test::obstacle("R", "coreasteroid0", 355, 15), test::obstacle("S", "coreasteroid0", 537, -10)});
  bool legal_left = true;
  arena.run([&](Game& game) {
    std::vector<bool> left, right;
    for (const auto& judged :
         rules::judged_places(field_of(game), *field_of(game).ship("A"), geom::Reposition::barrel_roll)) {
      (judged.place.side < 0 ? left : right).push_back(judged.legal);
    }
    legal_left = std::count(left.begin(), left.end(), true) > 0;
    REQUIRE(std::count(right.begin(), right.end(), true) == 1);
  });
  CHECK(!legal_left);
  CHECK(roll(arena));
  CHECK(arena.asked.empty());  // forced: nobody fails on purpose
  CHECK(arena["A"].pose == test::pose(537, 30));
}

TEST_CASE("By a setting a direction may be declared where nothing is free, and fails",
          "[2e-fail-5][2e-fail-2][2e-fail-4][2e-barrel-roll-9][2e-boost-4][2e-boost-5][2e-cloak-11]") {
  // A rock 80 mm to the left bars every roll there; one ahead on the left bars that bank, and no more.
  const auto beside = [] {
    return std::vector<state::Piece>{fighter("A", "tiephphantom", Side::player, 457, 457),
                                     test::obstacle("R", "coreasteroid0", 385, 457),
                                     test::obstacle("S", "coreasteroid0", 395, 530)};
  };
  data::Catalog other = test::catalog();
  CHECK_FALSE(other.ruleset("2e")->may_declare_blocked_direction);
  other.rulesets.at("2e").may_declare_blocked_direction = true;
  for (const auto& [kind, way] : {std::pair<std::string, const char*>{"barrel-roll", "right-middle"},
                                  {"boost", "straight"},
                                  {"decloak", "right-middle"}}) {
    INFO(kind);
    const auto act = [&, kind = kind](Arena& arena, const data::Catalog& catalog) {
      bool done = false;
      if (kind == "decloak") arena.edit("A").tokens.cloak = 1;
      arena.run_by(catalog, [&](Game& game) {
        done = kind == "decloak" ? rules::decloak(game, "A") : rules::perform_action(game, "A", kind, "white", Offer{});
      });
      return done;
    };
    Arena barred(beside());
    barred.says(kind, way);
    if (kind == "decloak") barred.says("action", "pass");  // Stygium Array
    CHECK(act(barred, test::catalog()));
    for (const state::Option& option : barred.question(kind)->options) {
      CHECK(!option.key.starts_with("declare-"));
      CHECK(option.legal == (option.key.text().find("left") == std::string::npos));
    }

    Arena declared(beside());
    declared.says(kind, "declare-left");
    CHECK_FALSE(act(declared, other));
    CHECK(declared["A"].pose == test::pose(457, 457));
    CHECK(declared["A"].tokens.cloak == (kind == "decloak" ? 1 : 0));
    CHECK(declared.told("2e-fail-2") == (kind != "decloak"));
    CHECK(declared.offered(kind, "declare-left")->unwise);  // neither AI nor bot takes it
    CHECK(declared.offered(kind, "declare-right") == nullptr);
    CHECK(declared.offered(kind, "declare-ahead") == nullptr);
    for (const state::Option& option : declared.question(kind)->options) {  // with a free place, a free place
      CHECK(option.legal == (option.key.text().find("left") == std::string::npos || option.key == "declare-left"));
    }

    Arena taken(beside());
    taken.says(kind, way);
    if (kind == "decloak") taken.says("action", "pass");
    CHECK(act(taken, other));
    CHECK(taken["A"].pose == *taken.offered(kind, way)->ghost);
  }
}

TEST_CASE("With every place illegal, for whatever mix of reasons, a barrel roll fails",
          "[2e-barrel-roll-9][2e-barrel-roll-7][2e-fail-4]") {
  Arena arena({fighter("A", "btla4ywing", Side::player, 457, 20), fighter("W", "tielnfighter", Side::enemy, 377, 67),
               fighter("X", "tielnfighter", Side::enemy, 537, 67), test::obstacle("R", "coreasteroid0", 355, 15),
               test::obstacle("S", "coreasteroid0", 555, 15)});
  std::vector<std::string> reasons;
  arena.run([&](Game& game) {
    for (const auto& judged :
         rules::judged_places(field_of(game), *field_of(game).ship("A"), geom::Reposition::barrel_roll)) {
      reasons.push_back(judged.why.english());
    }
  });
  CHECK(reasons ==
        std::vector<std::string>{"leaves the area", "on R", "overlaps W", "leaves the area", "on S", "overlaps X"});
  CHECK(!roll(arena));
  CHECK(arena["A"].pose == test::pose(457, 20));
}

TEST_CASE("The template of a roll may lie over ships, not over obstacles",
          "[2e-barrel-roll-7][2e-barrel-roll-8][2e-barrel-roll-14]") {
  // B stands exactly between A and the place: touching both, under the template.
  Arena ships(
      {fighter("A", "tielnfighter", Side::player, 457, 457), fighter("B", "tielnfighter", Side::enemy, 417, 457)});
  ships.says("barrel-roll", "left-middle");
  CHECK(roll(ships));
  CHECK(ships["A"].pose == test::pose(377, 457));

  // 31 mm of rock in the 40 mm between the bases.
  Arena rock(
      {fighter("A", "tielnfighter", Side::player, 457, 457), test::obstacle("R", "coreasteroid0", 417, 457, 90)});
  rock.says("barrel-roll", "right-middle");
  CHECK(roll(rock));
  check_forbidden(rock, "barrel-roll", "left-middle", "2e-barrel-roll-7", "template on R");
}

TEST_CASE("What a card lets a ship ignore never makes its move fail", "[2e-golden-4][2e-ship-43]") {
  for (const auto& [rock, legal] : {std::pair{"coreasteroid0", true}, {"vt49decimatordebris0", false}}) {
    Arena arena({fighter("A", "modifiedtielnfighter", Side::player, 457, 457), test::obstacle("R", rock, 377, 457)});
    arena.says("barrel-roll", legal ? "left-middle" : "right-middle");
    CHECK(roll(arena));  // no die is thrown either way
    CHECK(place(arena, "barrel-roll", "left-middle")->legal == legal);
  }
}

TEST_CASE("The edge itself is inside", "[2e-barrel-roll-7]") {
  Arena arena({fighter("A", "tielnfighter", Side::player, 100, 457)});
  arena.says("barrel-roll", "left-middle");
  CHECK(roll(arena));
  Arena beyond({fighter("A", "tielnfighter", Side::player, 99, 457)});
  beyond.says("barrel-roll", "right-middle");
  CHECK(roll(beyond));
  check_forbidden(beyond, "barrel-roll", "left-middle", "2e-flee-5", "leaves the area");
}

TEST_CASE("Rolls and boosts through a mine set it off, once", "[2e-barrel-roll-11][2e-mine-2][2e-boost-6]") {
  Arena rolled({fighter("A", "tielnfighter", Side::player, 457, 457), mine("M", 417, 457)});
  rolled.says("barrel-roll", "left-middle").dice({Face::hit, Face::blank});
  CHECK(roll(rolled));
  rolled.expect_all_said();
  CHECK(rolled["A"].ship.damage.size() == 1);
  CHECK(rolled.table.find("M") == nullptr);

  Arena boosted({fighter("A", "tieininterceptor", Side::player, 457, 457), mine("M", 457, 497)});
  boosted.says("boost", "straight").dice({Face::blank, Face::blank});
  CHECK(boost(boosted));
  boosted.expect_all_said();
  CHECK(boosted["A"].pose == test::pose(457, 537));
}

TEST_CASE("Rolls and boosts are moves, not maneuvers", "[2e-barrel-roll-12][2e-boost-7]") {
  const bool rolls = GENERATE(true, false);
  Arena arena({fighter("A", "tieininterceptor", Side::player, 457, 457)});
  arena.edit("A").tokens.stress = 1;
  arena.edit("A").tokens.strain = 1;
  arena.edit("A").ship.damage = {{11, true}};  // Loose Stabilizer: hurts after maneuvers that are not straight
  arena.says(rolls ? "barrel-roll" : "boost", rolls ? "left-middle" : "bank-left");
  CHECK((rolls ? roll(arena) : boost(arena)));
  CHECK(arena["A"].tokens.stress == 1);  // no difficulty
  CHECK(arena["A"].tokens.strain == 1);
  CHECK(arena["A"].ship.damage.size() == 1);
  CHECK(!arena["A"].ship.executed);
  CHECK(arena["A"].ship.actions.empty());
}

TEST_CASE("A boost goes straight or banks by 45 degrees, the same for every size",
          "[2e-boost-1][2e-boost-2][2e-boost-3][2e-boost-8]") {
  struct Case {
    const char* ref;
    double base;
  };
  const Case one =
      GENERATE(Case{"tieininterceptor", 40}, Case{"firesprayclasspatrolcraft", 60}, Case{"vt49decimator", 80});
  Arena arena({fighter("A", one.ref, Side::player, 457, 300)});
  arena.says("boost", "bank-right");
  CHECK(boost(arena));
  REQUIRE(arena.question("boost")->options.size() == 3);
  const double slant = std::sqrt(0.5);
  const double aside = 80 * (1 - slant) + one.base / 2 * slant;
  const double ahead = one.base / 2 + 80 * slant + one.base / 2 * slant;
  check_ghost(arena, "boost", "straight", 457, 300 + 40 + one.base, 0);
  check_ghost(arena, "boost", "bank-left", 457 - aside, 300 + ahead, 315);
  check_ghost(arena, "boost", "bank-right", 457 + aside, 300 + ahead, 45);
  CHECK(arena["A"].pose == *arena.offered("boost", "bank-right")->ghost);
}

TEST_CASE("What forbids a boost", "[2e-boost-4][2e-obstacle-25]") {
  Arena arena({fighter("A", "tieininterceptor", Side::player, 457, 457),
               fighter("B", "tielnfighter", Side::enemy, 457, 560), test::obstacle("R", "coreasteroid0", 400, 560)});
  arena.edit("B").pose = test::pose(452, 577, 0);
  CHECK(boost(arena));
  CHECK(arena.asked.empty());  // the only free one
  CHECK(arena["A"].pose.heading == base::mdeg_from_degrees(45));

  Arena template_only({fighter("A", "tieininterceptor", Side::player, 457, 457),
                       test::obstacle("R", "coreasteroid0", 457, 497)});  // 30 mm deep in the 40 mm
  CHECK(!boost(template_only));
  CHECK(template_only["A"].pose == test::pose(457, 457));

  Arena edge({fighter("A", "tieininterceptor", Side::player, 457, 835)});
  CHECK(!boost(edge));
  Arena inside({fighter("A", "tieininterceptor", Side::player, 457, 814.4)});
  CHECK(boost(inside));  // straight, exactly to the edge; the banks stick out
  CHECK(inside["A"].pose == test::pose(457, 894.4));
}

TEST_CASE("The template of a boost may lie over ships", "[2e-boost-6]") {
  Arena arena(
      {fighter("A", "tieininterceptor", Side::player, 457, 457), fighter("B", "tielnfighter", Side::enemy, 457, 497)});
  arena.table.options.guides = false;  // B fills the 40 mm between the bases
  arena.says("boost", "straight");
  CHECK(boost(arena));
  CHECK(arena["A"].pose == test::pose(457, 537));
}

TEST_CASE("A boost that gives a shot is found from the choices alone") {
  // B stands to the left, outside of the front arc: only a bank to the left brings it in.
  Arena arena(
      {fighter("A", "tieininterceptor", Side::player, 457, 300), fighter("B", "tielnfighter", Side::enemy, 250, 420)});
  arena.edit("A").ai = true;
  const auto shots = [&](const state::Table& table) {
    state::Table copy = table;
    Game game(test::catalog(), copy, {}, nullptr);
    const auto all = rules::shots_of(game, "A");
    return std::count_if(all.begin(), all.end(), [](const rules::Shot& shot) { return shot.legal; });
  };
  CHECK(shots(arena.table) == 0);
  arena.says("boost", "straight");
  CHECK(boost(arena));
  std::string found;
  for (const state::Option& option : arena.question("boost")->options) {
    REQUIRE(option.legal);
    state::Table there = arena.table;
    there.pieces[0].pose = *option.ghost;
    if (shots(there) > 0) found += option.key;
  }
  CHECK(found == "bank-left");
}

TEST_CASE("Every choice of an Interceptor in a crowd comes out the same again") {
  const auto all = [] {
    std::vector<state::Piece> pieces{fighter("A", "tieininterceptor", Side::enemy, 457, 457, 30)};
    for (int i = 0; i < 20; ++i) {
      pieces.push_back(
          fighter("B" + std::to_string(i), "t65xwing", Side::player, 340 + 55 * (i % 5), 330 + 70 * (i / 5)));
    }
    std::erase_if(pieces, [](const auto& piece) {
      return piece.id != "A" && std::abs(piece.pose.x.mm() - 457) < 60 && std::abs(piece.pose.y.mm() - 457) < 60;
    });
    pieces.push_back(test::obstacle("R", "coreasteroid2", 540, 500));
    Arena arena(std::move(pieces));
    std::vector<state::Option> options;
    arena.run([&](Game& game) { options = rules::action_options(game, "A", Offer{}); });
    for (const char* kind : {"barrel-roll", "boost"}) {
      arena.run([&](Game& game) {
        const auto reposition =
            kind[0] == 'b' && kind[1] == 'o' ? geom::Reposition::boost : geom::Reposition::barrel_roll;
        for (const auto& judged : rules::judged_places(field_of(game), *field_of(game).ship("A"), reposition)) {
          state::Option option = rules::option(judged.place.name, judged.why);
          option.ghost = judged.place.end;
          option.legal = judged.legal;
          options.push_back(option);
        }
      });
    }
    return options;
  };
  const auto first = all();
  CHECK(first.size() == 5 + 9);
  CHECK(std::count_if(first.begin(), first.end(), [](const auto& option) { return !option.legal; }) > 0);
  CHECK(first == all());
}

TEST_CASE("With nothing left to do every item says why and nothing is asked") {
  Arena arena({fighter("A", "tieininterceptor", Side::enemy, 457, 457)});
  arena.edit("A").ai = true;
  arena.edit("A").ship.actions = {"focus", "evade", "boost", "barrel-roll"};
  std::vector<state::Option> options;
  bool performed = true;
  arena.run([&](Game& game) {
    options = rules::action_options(game, "A", Offer{});
    performed = rules::offer_action(game, "A", Offer{});
  });
  CHECK(!performed);
  CHECK(arena.asked.empty());
  REQUIRE(options.size() == 5);
  for (const state::Option& option : options) CHECK(option.legal == (option.key == "pass"));
}

TEST_CASE("Decloaking is a speed 2 roll or boost for small ships, speed 1 for others",
          "[2e-cloak-7][2e-cloak-8][2e-cloak-9]") {
  struct Case {
    const char* ref;
    double sideways, shift, ahead;
  };
  const Case one = GENERATE(Case{"tiephphantom", 120, 10, 120}, Case{"arc170starfighter", 80, 20, 100},
                            Case{"lambdaclasst4ashuttle", 100, 20, 120});
  Arena arena({fighter("A", one.ref, Side::player, 457, 457)});
  arena.passes("action", "A");
  arena.says("decloak", "left-back");
  CHECK(decloak(arena));
  REQUIRE(arena.question("decloak")->options.size() == 7);
  check_ghost(arena, "decloak", "straight", 457, 457 + one.ahead, 0);
  check_ghost(arena, "decloak", "left-front", 457 - one.sideways, 457 + one.shift, 0);
  check_ghost(arena, "decloak", "right-middle", 457 + one.sideways, 457, 0);
  CHECK(arena["A"].pose == *arena.offered("decloak", "left-back")->ghost);
  CHECK(arena["A"].tokens.cloak == 0);
}

TEST_CASE("Decloaking happens in the System Phase and is neither action nor maneuver",
          "[2e-cloak-6][2e-cloak-10][2e-cloak-12]") {
  Arena arena(
      {fighter("A", "tiephphantom", Side::player, 457, 457), fighter("B", "tielnfighter", Side::enemy, 457, 780, 180)},
      "2e", state::Phase::system);
  arena.edit("A").tokens.cloak = 1;
  arena.edit("A").tokens.stress = 1;
  arena.edit("A").tokens.ion = 1;
  arena.says("system", "decloak").says("decloak", "straight");
  arena.run([](Game& game) { rules::second::system_turn(game, "A"); });
  arena.expect_all_said();
  CHECK(arena["A"].pose == test::pose(457, 577));
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(arena["A"].tokens.ion == 1);
  CHECK(!arena["A"].ship.executed);
  CHECK(arena["A"].ship.actions.empty());
  arena.table.play.phase = state::Phase::engagement;
  arena.says("attack", "primary:0>B").dice({Face::blank, Face::blank, Face::blank});
  arena.dice({Face::blank, Face::blank, Face::blank});
  arena.run([](Game& game) { rules::engage(game, "A"); });
  arena.expect_all_said();
}

TEST_CASE("A ship that cannot decloak anywhere keeps its token and its one attempt is gone", "[2e-cloak-11]") {
  Arena arena(
      {fighter("A", "tiephphantom", Side::player, 457, 457), fighter("B", "tielnfighter", Side::enemy, 457, 577),
       fighter("C", "tielnfighter", Side::enemy, 337, 457), fighter("D", "tielnfighter", Side::enemy, 577, 457)},
      "2e", state::Phase::system);
  arena.edit("A").tokens.cloak = 1;
  arena.says("system", "decloak");
  arena.run([](Game& game) { rules::second::system_turn(game, "A"); });
  arena.expect_all_said();
  CHECK(arena["A"].tokens.cloak == 1);
  CHECK(arena["A"].pose == test::pose(457, 457));
  CHECK(arena.asked.size() == 1);  // not asked again
  {
    Game game(test::catalog(), arena.table, {}, nullptr);
    CHECK_FALSE(rules::second::has_system_options(game, "A"));
  }
  CHECK(arena.told("2e-cloak-11"));
}

TEST_CASE("Losing the cloak token otherwise moves nothing", "[2e-cloak-13]") {
  Arena arena({fighter("A", "tiephphantom", Side::player, 457, 457)});
  arena.edit("A").tokens.cloak = 1;
  arena.run([](Game& game) { rules::lose(game, "A", Token::cloak, 1, "2e-cloak-13"); });
  CHECK(arena["A"].tokens.cloak == 0);
  CHECK(arena["A"].pose == test::pose(457, 457));
  CHECK(arena.asked.empty());
}

TEST_CASE("A StarViper rolls with the bank template", "[2e-ship-39]") {
  Arena arena({fighter("A", "starviperclassattackplatform", Side::player, 457, 457)});
  arena.says("barrel-roll", "left-forward-middle");
  CHECK(roll(arena));
  CHECK(arena.question("barrel-roll")->options.size() == 12);
  CHECK(arena["A"].pose.heading == base::mdeg_from_degrees(45));  // rolling left with the nose turning inwards
}

}  // namespace
}  // namespace plotboard::battle_actions_moves
