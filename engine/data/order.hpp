#pragma once
// What an AI ship is told to do (fga-3.3.2). In files and events an order is one word; here it is taken apart, once for
// all who ask. No errors: what is no order is `unknown`.

#include <cstdint>
#include <string>

#include "base/id.hpp"

namespace plotboard::data {

enum class OrderKind : std::uint8_t {
  none,    // ""
  attack,  // "attack"
  strike,  // "strike:ID": that piece, or the ships of that squad, or "strike:component:TYPE"
  escort,  // "escort:ID"
  escape,  // "escape:NAME" of an edge (north, east, south, west) or of an exit of the mission
  flee,    // "flee": of missions, where it becomes a flee token
  unknown
};
struct Order {
  OrderKind kind = OrderKind::none;
  Id whom;  // or by where: what stands behind the colon
};
Order order_of(Id text);
Id order(OrderKind kind, const std::string& whom);  // back; of strike, escort and escape

}  // namespace plotboard::data
