// What people have to be told of their own ships: where they could not know it, and what comes after a correction.
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

}  // namespace plotboard::battle_orders_hands
