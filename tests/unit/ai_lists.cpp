// Step 3 of an AI card: which line of its list an AI ship follows, where it goes for it, and why the others were left.
#include <catch2/catch.hpp>

#include "ai/ai_lists.hpp"
#include "ai/pilot.hpp"
#include "rules/play/actions.hpp"
#include "rules/play/activation.hpp"
#include "rules/play/attack.hpp"
#include "rules/play/round.hpp"
#include "rules/play/setup.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/pieces.hpp"

namespace plotboard::ai_lists {
namespace {

using rules::Game;
using state::Side;
using test::Arena;
using test::by_ai;
using test::fighter;

// The advice for A's action step, after these answers of the same activation.
ai::Advice advised(Arena& arena, std::vector<state::Answer> before = {}, const std::string& extra = "") {
  Game game(test::catalog(), arena.table, std::move(before), nullptr);
  state::Choice choice = rules::choice_of(game, "action", "A", "2e-action-5", {});
  rules::Offer offer;
  offer.action_step = true;
  choice.options = rules::action_options(game, "A", offer);
  if (!extra.empty()) choice.options.insert(choice.options.begin(), rules::option(extra, {}));
  ai::Advice advice = ai::advise(game, choice);
  const state::Option* option = choice.option(advice.answer.key);
  REQUIRE(option != nullptr);
  CHECK(option->legal);
  return advice;
}
std::string action_of(Arena& arena) { return advised(arena).answer.key; }

// A's whole action step, answered by its card.
void act(Arena& arena) {
  ai::Pilots pilots;
  Game game(test::catalog(), arena.table, {}, &pilots);
  rules::perform_action_step(game, "A", false);
}

const ai::Step& step_of_line(const ai::Advice& advice, int line) {
  const std::string start = "Line " + std::to_string(line) + ",";
  for (const ai::Step& step : advice.steps) {
    if (step.text.english().compare(0, start.size(), start) == 0) return step;
  }
  FAIL("no step for line " + std::to_string(line));
  return advice.steps.front();
}

// A looks down the table at B, 160 mm base to base; B looks away from it.
std::vector<state::Piece> duel(const std::string& type = "t65xwing", const std::vector<std::string>& cards = {}) {
  return {by_ai(fighter("A", type, Side::enemy, 457, 600, 180, cards)),
          fighter("B", "tielnfighter", Side::player, 457, 400, 180)};
}

TEST_CASE("The sample card: an unmoved target is locked from outside of all enemies' arcs, a moved one always",
          "[fga-3.1.2-5][fga-3.1.2-2][fga-3.3.8-2][fga-3.3.8.2-1][fga-3.3.8.2-2]") {
  Arena arena(duel());
  ai::Advice advice = advised(arena);
  CHECK(advice.answer.key == "lock");
  CHECK(advice.rule == "fga-3.3.8.2-1");
  CHECK(step_of_line(advice, 1).text.english() == "Line 1, repair: nothing to repair.");
  CHECK(advice.steps.size() == 2);  // the first line that is fulfilled ends the walk

  arena.edit("B").pose = test::pose(457, 400, 0);  // looks at A
  advice = advised(arena);
  CHECK(advice.answer.key == "focus");
  CHECK(step_of_line(advice, 2).text.english() == "Line 2, lock: in an enemy's arc.");
  CHECK(step_of_line(advice, 3).text.english() == "Line 3, lock: the target has not moved.");
  CHECK(step_of_line(advice, 7).text.english().find("done") != std::string::npos);

  arena.edit("B").moved = true;
  CHECK(action_of(arena) == "lock");
  arena.edit("A").lock = "B";
  CHECK(action_of(arena) == "focus");
  arena.edit("A").lock = "";
  arena.edit("B").pose = test::pose(457, 100, 180);  // 460 mm away
  CHECK(action_of(arena) == "focus");
}

// A stands at the edge of B's arc with B in its own: a roll to its right, towards x = 377, leaves that arc and keeps B
// in A's own.
struct AtTheEdge : Arena {
  AtTheEdge()
      : Arena({by_ai(fighter("A", "t65xwing", Side::enemy, 457, 600, 180)),
               fighter("B", "tielnfighter", Side::player, 550, 400, 10)}) {
    edit("B").moved = true;
    edit("A").lock = "B";
  }
};

bool in_front_arc(Arena& arena, const std::string& of, const std::string& whom) {
  Game game(test::catalog(), arena.table, {}, nullptr);
  return rules::is_in_arc(game, whom, geom::ArcKind::front, of);
}

TEST_CASE("Every place of a roll is tried for what the line wants", "[fga-3.1.1-6][fga-3.3.8.1-1][fga-3.3.8.1-2]") {
  AtTheEdge arena;
  REQUIRE(in_front_arc(arena, "B", "A"));
  REQUIRE(in_front_arc(arena, "A", "B"));
  act(arena);
  CHECK(arena["A"].ship.actions == Ids{"barrel-roll"});
  CHECK(!in_front_arc(arena, "B", "A"));
  CHECK(in_front_arc(arena, "A", "B"));

  AtTheEdge blocked;  // whatever cannot be reached is put back, and the next line asked
  blocked.table.pieces.push_back(test::obstacle("R1", "coreasteroid0", 385, 600));
  const geom::Pose stood = blocked["A"].pose;
  act(blocked);
  CHECK(blocked["A"].ship.actions == Ids{"focus"});
  CHECK(blocked["A"].pose == stood);

  AtTheEdge unmoved;
  unmoved.edit("B").moved = false;
  CHECK(action_of(unmoved) == "focus");
}

TEST_CASE("A chain is done whole or not at all", "[fga-3.3.8-2][fga-3.3.8.1-1]") {
  AtTheEdge arena;  // the same with a TIE Advanced: focus, then a red roll
  arena.edit("A").ref = "tieadvancedx1";
  act(arena);
  CHECK(arena["A"].ship.actions == Ids{"focus", "barrel-roll"});
  CHECK(arena["A"].tokens.stress == 1);
  CHECK(!in_front_arc(arena, "B", "A"));

  AtTheEdge blocked;
  blocked.edit("A").ref = "tieadvancedx1";
  blocked.table.pieces.push_back(test::obstacle("R1", "coreasteroid0", 385, 600));
  act(blocked);  // the last line's focus, without a link
  CHECK(blocked["A"].ship.actions == Ids{"focus"});
  CHECK(blocked["A"].tokens.stress == 0);
}

TEST_CASE("A single move comes before two of which one costs stress", "[fga-3.3.8-2]") {
  Arena arena({by_ai(fighter("A", "tieininterceptor", Side::enemy, 457, 600, 180)),
               fighter("B", "t65xwing", Side::player, 620, 470, 180)});
  arena.edit("B").moved = true;
  REQUIRE(!in_front_arc(arena, "A", "B"));
  act(arena);
  CHECK(in_front_arc(arena, "A", "B"));
  CHECK(arena["A"].ship.actions.size() == 1);
  CHECK(arena["A"].tokens.stress == 0);
}

TEST_CASE("Two moves together reach what one cannot", "[fga-3.3.8.1-1]") {
  bool found = false;
  for (int y = 440; y <= 640 && !found; y += 10) {  // abreast of A, ever farther behind
    Arena arena({by_ai(fighter("A", "tieininterceptor", Side::enemy, 457, 600, 180)),
                 fighter("B", "t65xwing", Side::player, 690, y, 180)});
    act(arena);
    if (arena["A"].ship.actions.size() != 2) continue;
    found = true;
    CHECK(in_front_arc(arena, "A", "B"));
    CHECK(arena["A"].tokens.stress == 1);
  }
  CHECK(found);
}

TEST_CASE("A further action goes down the list, past what is done", "[fga-3.3.8-3]") {
  Arena arena(duel("tieadvancedx1"));
  arena.edit("B").moved = true;
  ai::Pilots pilots;
  Game game(test::catalog(), arena.table, {}, &pilots);
  CHECK(rules::offer_action(game, "A", {}));
  CHECK(rules::offer_action(game, "A", {}));
  CHECK(arena["A"].ship.actions == Ids{"lock", "focus"});
}

TEST_CASE("No action while stressed, after a partial red maneuver or after an overlap",
          "[fga-3.3.8-1][fga-sheet.ai-2]") {
  Arena stressed(duel());
  stressed.edit("A").tokens.stress = 1;
  act(stressed);
  CHECK(stressed["A"].ship.actions.empty());

  // A red Koiogran that ends early against B: no stress, no action.
  Arena bumped({by_ai(fighter("A", "t65xwing", Side::enemy, 457, 500, 180)),
                fighter("B", "tielnfighter", Side::player, 457, 340, 180)},
               "fga-207");
  bumped.run([](Game& game) {
    const rules::Flight flight{{4, geom::Bearing::koiogran_turn}, geom::Difficulty::red, false, false};
    CHECK(rules::execute_maneuver(game, "A", flight, rules::ManeuverKind::activation));
    rules::perform_action_step(game, "A", false);
  });
  CHECK_FALSE(bumped["A"].ship.executed->fully);
  CHECK(bumped["A"].tokens.stress == 0);
  CHECK(bumped["A"].ship.actions.empty());
  CHECK(bumped.question("action") == nullptr);
}

TEST_CASE("The target of the activation is kept for the action; the attack selects anew", "[fga-3.3.1-2]") {
  Arena arena(duel());
  arena.table.pieces.push_back(fighter("C", "tielnfighter", Side::player, 380, 440, 180));
  arena.edit("C").ship = rules::equipped(test::catalog(), arena["C"]);
  arena.edit("B").moved = true;
  const ai::Advice anew = advised(arena);
  CHECK(anew.answer.memo.find("|C|") != std::string::npos);  // the nearest now, and it has not moved
  const ai::Advice kept = advised(arena, {{"1F", {}, ai::memo_of_target("A", "B")}});
  CHECK(kept.answer.key == "lock");
  CHECK(kept.answer.memo.find("lock:B") != std::string::npos);
  {
    Game game(test::catalog(), arena.table, {{"1F", {}, ai::memo_of_target("A", "B")}}, nullptr);
    state::Choice choice = rules::choice_of(game, "attack", "A", "2e-engage-4", {});
    for (const char* key : {"primary:0>B", "primary:0>C"}) choice.options.push_back(rules::option(key, {}));
    CHECK(ai::advise(game, choice).answer.key == "primary:0>C");
  }
  // And in a whole activation: what it locks is what it flew at.
  ai::Pilots pilots;
  Game game(test::catalog(), arena.table, {}, &pilots);
  rules::activate(game, "A");
  std::string target;
  for (const state::Answer& given : game.answers()) {
    const std::size_t at = given.memo.find("|target|");
    if (at != std::string::npos) target = given.memo.substr(at + 8);
  }
  CHECK(target == "C");
}

TEST_CASE("A repairable critical effect comes first, but not for a ship that flees by hyperdrive",
          "[fga-3.3.8.3-1][fga-3.5.2-8]") {
  const auto first = [](const std::string& type, int flee) {
    Arena arena(duel(type));
    arena.edit("A").ship.damage = {{5, true}};  // Console Fire
    arena.edit("A").tokens.flee = flee;
    return action_of(arena);
  };
  REQUIRE(test::catalog().cards.at("t65xwing").flee->table);
  CHECK(first("t65xwing", 0) == "damage:5");
  CHECK(first("t65xwing", 1) != "damage:5");
}

TEST_CASE("A further action is none of the lines above the last one", "[fga-3.3.8-3]") {
  Arena arena(duel("tieadvancedx1"));
  arena.edit("B").moved = true;
  const ai::Advice advice = advised(arena, {{"focus", {}, "A|line|4|B|focus:|barrel-roll:left-back"}});
  CHECK(advice.answer.key == "focus");  // line 3, a lock, could be done; it is above line 4
  CHECK(advice.answer.memo == "A|line|7|B|focus:");
  CHECK(advised(arena).answer.key == "lock");
}

TEST_CASE("An ability that is always used comes before the list, and no line decides about it",
          "[2e-ship-14][fga-3.3.8-3]") {
  Arena arena(duel("tieddefender"));
  arena.edit("A").tokens.evade = 1;  // line 6, the evade action, would not be done
  Game game(test::catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, "action", "A", "2e-ship-14", {});
  choice.options = {rules::option("evade", {}), rules::option("pass", {})};
  const ai::Advice advice = ai::advise(game, choice);
  CHECK(advice.answer.key == "evade");
  CHECK(advice.answer.memo.empty());  // so the list begins at its top afterwards
  CHECK(advice.rule == "2e-ship-14");
  choice.options.front().legal = false;
  CHECK(ai::advise(game, choice).answer.key == "pass");
}

TEST_CASE("A Defender after Full Throttle's evade goes on to its focus", "[fga-3.3.8-3]") {
  Arena arena(duel("tieddefender"));
  arena.edit("A").tokens.evade = 1;
  const ai::Advice advice = advised(arena);
  CHECK(advice.answer.key == "focus");
  CHECK(step_of_line(advice, 6).text.english() == "Line 6, evade: it has an evade token.");
}

TEST_CASE("Reinforce looks where two enemies stand that have the ship in arc", "[fga-3.3.8-2]") {
  Arena arena({by_ai(fighter("A", "vt49decimator", Side::enemy, 457, 457, 0)),
               fighter("B", "t65xwing", Side::player, 420, 650, 180),
               fighter("C", "t65xwing", Side::player, 500, 660, 180)});
  arena.edit("A").lock = "B";
  arena.edit("A").ship.turret = state::Turret::front_rear;
  {
    ai::Pilots pilots;
    Game game(test::catalog(), arena.table, {}, &pilots);
    rules::perform_action_step(game, "A", false);
  }
  CHECK(arena["A"].tokens.reinforce_fore == 1);
  arena.edit("A").tokens.reinforce_fore = 0;
  arena.edit("A").ship.actions.clear();
  arena.edit("C").pose = test::pose(500, 660, 0);  // looks away
  CHECK(action_of(arena) == "focus");
}

TEST_CASE("A turret turns to the target when it is within range 3, and not beyond", "[fga-3.3.8-2][fga-3.3.1.1-3]") {
  Arena arena({by_ai(fighter("A", "yt2400lightfreighter", Side::enemy, 457, 457, 0)),
               fighter("B", "tielnfighter", Side::player, 650, 457, 90)});
  arena.edit("A").ship.turret = state::Turret::front_rear;
  act(arena);
  CHECK(arena["A"].ship.turret == state::Turret::left_right);
  Arena far({by_ai(fighter("A", "yt2400lightfreighter", Side::enemy, 100, 457, 0)),
             fighter("B", "tielnfighter", Side::player, 800, 457, 90)});
  far.edit("A").ship.turret = state::Turret::front_rear;
  act(far);
  CHECK(far["A"].ship.turret == state::Turret::front_rear);
  CHECK(far["A"].ship.actions == Ids{"focus"});
}

TEST_CASE("Open readings of cards follow the rule set", "[fga-3.3.8-2][fga-3.3.8.2-1]") {
  data::Catalog changed = test::catalog();
  const auto line_3 = [](const data::Catalog& catalog) {
    const data::AiCard& card = catalog.cards.at("tieddefender");
    for (const data::ActionLine& line : card.actions) {
      if (line.line == 3 && data::counts(line.reading, *catalog.ruleset("fga-207"))) return line.when.back().words;
    }
    return std::string();
  };
  CHECK(line_3(changed) == "not has-shot 1");
  changed.rulesets.at("fga-207").ai_defender_any_shot_first = true;
  CHECK(line_3(changed) == "not has-shot");
}

TEST_CASE("An effect that costs more than it gives is left", "[fga-3.4.1.1-1]") {
  Arena arena(duel("t65xwing"));
  Game game(test::catalog(), arena.table, {}, nullptr);
  state::Choice choice = rules::choice_of(game, "effect", "A", "fga-table-2.11", {});
  choice.options = {rules::option("munitions-failsafe", {}), rules::option("pass", {})};
  CHECK(ai::advise(game, choice).answer.key == "munitions-failsafe");
  choice.options.front().unwise = true;
  CHECK(ai::advise(game, choice).answer.key == "pass");
  CHECK(ai::bot_advise(game, choice).answer.key == "pass");
}

}  // namespace
}  // namespace plotboard::ai_lists
