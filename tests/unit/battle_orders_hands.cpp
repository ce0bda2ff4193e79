// What people have to be told of their own ships: where they could not know it, and what comes after a correction.
#include <algorithm>
#include <catch2/catch.hpp>

#include "battle/orders.hpp"
#include "support/pieces.hpp"
#include "support/real_table.hpp"
#include "unit/battle_attack.hpp"

namespace plotboard::battle_orders_hands {

using namespace plotboard::test;
using battle::Order;
using battle::OrderKind;
using state::Side;

namespace {

state::Piece ours(const char* type = "t65xwing") { return fighter("A", type, Side::player, 457, 200); }
state::Piece theirs(double y = 700) { return by_ai(fighter("B", "tielnfighter", Side::enemy, 457, y, 180)); }

const Order* order_about(const std::vector<Order>& orders, OrderKind kind, Id ship) {
  for (const Order& order : orders) {
    if (order.kind == kind && order.ship == ship) return &order;
  }
  return nullptr;
}

}  // namespace

TEST_CASE("An ionised ship of people's flies what nobody has told: it is an order", "[orders][2e-ion-3]") {
  state::Piece ship = ours();
  ship.tokens.ion = 1;
  RealTable table({ship, theirs()});
  table.plan().turn("A");
  const auto orders = table.orders();
  const Order* move = order_about(orders, OrderKind::move, "A");
  REQUIRE(move != nullptr);
  CHECK(geom::code_of(*move->maneuver) == "1F");
  CHECK(move->pose == table["A"].pose);
}

TEST_CASE("The one place that is left for a barrel roll is told, for it was not asked", "[orders][2e-barrel-roll-6]") {
  // C stands at its left; D leaves room at its right, in front only.
  RealTable table({ours("tielnfighter"), theirs(), fighter("C", "tielnfighter", Side::player, 377, 320),
                   fighter("D", "tielnfighter", Side::player, 537, 283)});
  table.plan().turn("A").choose("maneuver", "2F").choose("action", "barrel-roll");
  REQUIRE_FALSE(table.asks("barrel-roll"));
  const auto orders = table.orders();
  const Order* move = order_about(orders, OrderKind::action, "A");
  REQUIRE(move != nullptr);
  CHECK(move->pose == table["A"].pose);
  CHECK(table["A"].pose == pose(537, 330));
}

TEST_CASE("A move that is cut short says where it ends, which way it faces, and that nothing is turned round",
          "[orders][2e-bearing-9]") {
  const auto told = [](const char* type, const char* maneuver, std::vector<state::Piece> blockers) {
    std::vector<state::Piece> pieces{ours(type)};
    pieces.insert(pieces.end(), blockers.begin(), blockers.end());
    RealTable table(std::move(pieces));
    table.plan().turn("A").choose("maneuver", maneuver);
    const auto orders = table.orders();
    const Order* move = order_about(orders, OrderKind::move, "A");
    std::vector<std::string> lines;
    if (move != nullptr) {
      for (const Phrase& line : move->lines) lines.push_back(line.english());
    }
    return lines;
  };
  const auto says = [](const std::vector<std::string>& lines, const std::string& words) {
    return std::any_of(lines.begin(), lines.end(),
                       [&](const std::string& line) { return line.find(words) != std::string::npos; });
  };
  const auto ahead = told("t65xwing", "4K", {theirs(400)});
  CHECK(says(ahead, "Move it back along the template until it touches B"));
  CHECK(says(ahead, "Do not turn it round"));
  CHECK(says(ahead, "Its base ends 437.0 mm from the left edge and"));
  CHECK(says(ahead, "Facing the far edge"));
  const auto straight = told("t65xwing", "4F", {theirs(400)});
  CHECK_FALSE(says(straight, "Do not turn it"));
  CHECK(says(straight, "Its base ends 437.0 mm from the left edge and"));
}

TEST_CASE("What a correction sets going again is told", "[orders][plotboard]") {
  RealTable table({ours(), theirs(600)}, kOwnDice, "fga-207");
  table.until("action", "A", "1F").choose("action", "focus");
  table.until("attack", "A");
  table.choose("attack", table.open().options.front().key.text()).dice("hhf");
  REQUIRE(table.asks("modify-attack", "A"));
  state::Piece ship = table["A"];
  ship.tokens.focus = 0;  // there is none after all: nothing is left to be asked
  table.does(rules::ChangePiece{ship});
  REQUIRE_FALSE(table.asks("modify-attack"));
  CHECK(order_about(table.orders(), OrderKind::dice, "B") != nullptr);
}

TEST_CASE("What a maneuver of their own costs people, or gives back, is told", "[orders][2e-maneuver-4]") {
  const auto stressed = [](RealTable& table) {
    state::Piece ship = table["A"];
    ship.tokens.stress = 1;
    table.does(rules::ChangePiece{ship});
  };
  SECTION("a red one") {
    RealTable table({ours(), theirs()});
    table.plan().turn("A").choose("maneuver", "4K");
    REQUIRE(table.orders().size() == 1);
    CHECK(table.orders()[0].headline.english() == "Put 1 stress token beside A");
    CHECK(table.orders()[0].ship == "A");
  }
  SECTION("a blue one of a stressed ship") {
    RealTable table({ours(), theirs()});
    stressed(table);
    table.plan().turn("A").choose("maneuver", "2F");
    REQUIRE(table.orders().size() == 1);
    CHECK(table.orders()[0].headline.english() == "Take 1 stress token from A");
  }
  SECTION("a red action") {
    RealTable table({ours("btla4ywing"), theirs()});
    table.until("action", "A", "1F").choose("action", "barrel-roll");
    if (table.asks("barrel-roll")) table.choose("barrel-roll", table.open().options.front().key.text());
    REQUIRE(table.orders().size() == 1);
    CHECK(table.orders()[0].headline.english() == "Put 1 stress token beside A");
  }
  SECTION("where they keep their tokens it is theirs") {
    RealTable table({ours(), theirs()}, kOwnTokens);
    table.plan().turn("A").choose("maneuver", "4K");
    CHECK(table.orders().empty());
  }
}

TEST_CASE("Dice that people change themselves are not told, whatever else changes them is",
          "[orders][2e-mod-2][2e-mod-4]") {
  state::Piece ship = ours();
  ship.initiative = 5;
  const auto shooting = [&](state::Referee referee) {
    RealTable table({ship, theirs(600)}, referee, "fga-207");
    table.until("action", "A", "1F").choose("action", "focus");
    table.until("attack", "A");
    return table.choose("attack", table.open().options.front().key.text());
  };
  SECTION("a focus token spent") {
    RealTable table = shooting(kOwnDice);
    table.dice("hhf").choose("modify-attack", "focus");
    const auto orders = table.orders();
    CHECK(order_about(orders, OrderKind::dice, "A") == nullptr);
    // The card of the ship that defends names whose token it was.
    const Order* defense = order_about(orders, OrderKind::dice, "B");
    REQUIRE(defense != nullptr);
    REQUIRE_FALSE(defense->because.empty());
    CHECK(defense->because.front().text.english().rfind("A: It spends a focus token", 0) == 0);
  }
  SECTION("a reroll typed in") {
    ship.lock = "B";
    RealTable table = shooting(kOwnDice);
    table.dice("hbb").choose("modify-attack", "lock").choose("reroll", "1").choose("reroll", "done");
    REQUIRE(table.asks("dice", "A"));
    table.dice("c");
    CHECK(order_about(table.orders(), OrderKind::dice, "A") == nullptr);
  }
  SECTION("a reroll thrown here") {
    ship.lock = "B";
    RealTable table = shooting(kOwnDice);
    table.dice("hbb").choose("modify-attack", "lock").choose("reroll", "1").choose("reroll", "done").dice("");
    const auto orders = table.orders();
    const Order* thrown = order_about(orders, OrderKind::dice, "A");
    REQUIRE(thrown != nullptr);
    CHECK(thrown->dice.size() >= 1);
  }
  SECTION("a rule at the first throw") {
    const RealTable table = shooting(kOwnDice);
    REQUIRE(table.asks("dice", "A"));
    battle::LogEntry entry;
    entry.command = rules::Choose{"dice", {}, {2, 2, 3}, {}, false, {}};
    state::Attack changed = *table.table().play.attack;
    changed.attack_dice = {{state::Face::hit}, {state::Face::hit}, {state::Face::hit}};
    entry.events = {state::DiceRolled{"A", state::DieKind::attack, {2, 2, 3}, true, state::Pool::attack, {}},
                    state::AttackChanged{changed}};
    const auto orders = battle::orders_of(table.session.catalog(), table.table(), entry);
    REQUIRE(orders.size() == 1);
    CHECK(orders[0].headline.english() == "Dice now: hit, hit, hit");
  }
}

}  // namespace plotboard::battle_orders_hands
