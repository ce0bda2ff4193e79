// What AI ships say of themselves in one sentence: hand-laid situations, and three rounds of a battle, compared with
// the list beside this file. Read it aloud before you commit it: it is what people see in large type at the table.
#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

#include "battle/battle.hpp"
#include "support/ai_table.hpp"
#include "support/battle.hpp"
#include "support/catalog.hpp"
#include "support/golden.hpp"
#include "support/paths.hpp"
#include "support/pieces.hpp"

namespace plotboard::ai_sentences {

using namespace plotboard::test;

namespace {

std::string list_of_flights() {
  std::string all;
  const auto add = [&all](const char* what, const AiTable& table, const ai::Request& request) {
    const ai::Decision decision = table.decide(request, 7);
    all += std::string(what) + ": " + decision.summary.english() + "\n";
    CHECK_FALSE(decision.summary.empty());
    ai::Request quiet = request;
    quiet.reasons = false;  // nobody listens: nothing is put together
    CHECK(table.decide(quiet, 7).summary.empty());
  };
  {
    AiTable table("3x3");
    table.ship("A1", "t65xwing", 457.2, 300, 0);
    table.ship("P1", "tielnfighter", 457.2, 560, 180);
    add("an enemy ahead", table, {"A1", 3, {}, {}});
    table.piece("A1").lock = "P1";
    add("locked", table, {"A1", 3, {}, {}});
    table.piece("A1").tokens.ion = 1;
    add("ionised", table, {"A1", 3, {}, {}});
  }
  {
    AiTable table("3x3");
    table.ship("A1", "tielnfighter", 457.2, 500, 0);
    table.ship("P1", "t65xwing", 457.2, 250, 0);
    for (int die = 1; die <= 6; ++die) add("an enemy behind", table, {"A1", die, {}, {}});
  }
  {
    AiTable table("3x3");
    table.ship("A1", "tielnfighter", 400, 400, 0);
    table.ship("P1", "t65xwing", 535, 456, 0);
    table.rock("R1", 478, 455);
    add("a rock in the way", table, {"A1", 2, {}, {}});
  }
  {
    AiTable table("3x3");
    table.ship("A1", "tielnfighter", 400, 400, 0);
    table.ship("P1", "t65xwing", 410, 535, 0);
    table.rock("R1", 400, 452);
    add("no way round a rock", table, {"A1", 1, {}, {}});
  }
  {
    AiTable table("3x3");
    table.ship("A1", "vt49decimator", 700, 795, 0);
    table.ship("P1", "t65xwing", 710, 250, 90);
    add("near the edge", table, {"A1", 6, {}, {}});
  }
  {
    AiTable table("3x3");
    table.ship("A1", "tielnfighter", 30, 884, 315);
    table.ship("P1", "t65xwing", 300, 700, 300);
    add("no way to stay on", table, {"A1", 4, {}, {}});
  }
  {
    AiTable table("3x3");
    table.ship("A1", "t65xwing", 200, 200, 45).tokens.stress = 1;
    table.ship("P1", "tielnfighter", 700, 700, 225);
    table.ship("P2", "tielnfighter", 200, 420, 180);
    table.piece("A1").lock = "P1";
    add("a lock beyond reach", table, {"A1", 2, {}, {}});
  }
  {
    AiTable table("3x3");
    table.ship("A1", "tielnfighter", 457.2, 457.2, 90);
    table.ship("P1", "t65xwing", 497.2, 457.2, 270);
    add("only an enemy in contact", table, {"A1", {}, {}, {}});
  }
  {
    AiTable table("3x3");
    table.ship("A1", "tielnfighter", 457.2, 457.2, 90);
    add("nobody there", table, {"A1", {}, {}, {}});
  }
  {
    AiTable table("3x3");
    table.ship("A1", "tielnfighter", 457.2, 700, 10).tokens.flee = 1;
    table.ship("P1", "t65xwing", 457.2, 300, 0);
    add("fleeing", table, {"A1", 2, {}, {}});
  }
  return all;
}

// Each sentence once, in the order in which it is first said.
std::string told_in_battle() {
  std::vector<state::Piece> pieces;
  int number = 0;
  for (const char* type : {"tielnfighter", "tieininterceptor", "tiesabomber", "tieadvancedx1"}) {
    ++number;
    state::Piece piece =
        by_ai(fighter("E" + std::to_string(number), type, state::Side::enemy, 120.0 + 200 * number, 840, 180), number);
    pieces.push_back(std::move(piece));
  }
  number = 0;
  for (const char* type : {"t65xwing", "btla4ywing", "rz1awing"}) {
    ++number;
    pieces.push_back(fighter("P" + std::to_string(number), type, state::Side::player, 100.0 + 200 * number, 80, 0));
  }
  state::Table table = test::table(std::move(pieces), true);
  table.ruleset = "fga-207";
  table.pieces.push_back(obstacle("R1", "coreasteroid0", 400, 500));
  table.pieces.push_back(obstacle("R2", "coreasteroid2", 600, 420));
  battle::Session session(catalog(), table, 1);
  session.fly_by_bot(state::Side::player, true);
  rules::StartBattle start;
  start.seed = 4;
  REQUIRE_FALSE(session.apply(start));
  std::set<std::string> said;
  std::string all;
  for (int i = 0; i < 4000 && session.table().round < 5; ++i) {
    const auto next = session.advised();
    if (!next) break;
    if (next->advice && !next->advice->summary.empty()) {
      const std::string sentence = next->advice->summary.english();
      const auto& ship = session.table().play.choice->ship;
      if (said.insert(sentence).second) all += ship.text() + ": " + sentence + "\n";
    }
    REQUIRE_FALSE(session.follow(*next));
  }
  return all;
}

}  // namespace

TEST_CASE("What AI ships say of themselves in one sentence") {
  const std::string path = test::root() + "/tests/golden/ai_sentences.txt";
  check_golden(path, list_of_flights() + "\nIn a battle\n" + told_in_battle());
}

}  // namespace plotboard::ai_sentences
