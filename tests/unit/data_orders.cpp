// Orders of AI ships: one word in files, taken apart once.

#include <catch2/catch.hpp>

#include "data/order.hpp"

namespace plotboard::data_orders {

using data::OrderKind;

TEST_CASE("An order is taken apart into what and whom", "[fga-3.3.2.1a-1]") {
  struct Row {
    const char* text;
    OrderKind kind;
    const char* whom;
  };
  for (const Row& row :
       {Row{"", OrderKind::none, ""}, Row{"attack", OrderKind::attack, ""}, Row{"flee", OrderKind::flee, ""},
        Row{"strike:P1", OrderKind::strike, "P1"},
        Row{"strike:component:generator", OrderKind::strike, "component:generator"},
        Row{"escort:Alpha", OrderKind::escort, "Alpha"}, Row{"escape:north", OrderKind::escape, "north"}}) {
    INFO(row.text);
    const data::Order order = data::order_of(row.text);
    CHECK(order.kind == row.kind);
    CHECK(order.whom == row.whom);
    if (!order.whom.empty()) CHECK(data::order(order.kind, order.whom) == row.text);
  }
}

TEST_CASE("What is no order is told apart") {
  for (const char* text :
       {"strike", "strike:", "escort:", "escape:", "attack:P1", "Attack", "fly", ":", "strikes:P1"}) {
    INFO(text);
    CHECK(data::order_of(text).kind == OrderKind::unknown);
    CHECK(data::order_of(text).whom.empty());
  }
  CHECK(data::order(OrderKind::attack, "P1").empty());
}

}  // namespace plotboard::data_orders
