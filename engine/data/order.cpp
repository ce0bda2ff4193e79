#include "data/order.hpp"

#include <array>
#include <string_view>

namespace plotboard::data {

namespace {

struct OrderWord {
  OrderKind kind;
  std::string_view word;
};
constexpr std::array<OrderWord, 3> kWithName{
    {{OrderKind::strike, "strike:"}, {OrderKind::escort, "escort:"}, {OrderKind::escape, "escape:"}}};

}  // namespace

Order order_of(Id text) {
  static const Id attack("attack"), flee("flee");
  if (text.empty()) return {};
  if (text == attack) return {OrderKind::attack, {}};
  if (text == flee) return {OrderKind::flee, {}};
  for (const OrderWord& each : kWithName) {
    if (!text.starts_with(each.word)) continue;
    const std::string_view whom = std::string_view(text.text()).substr(each.word.size());
    return whom.empty() ? Order{OrderKind::unknown, {}} : Order{each.kind, whom};
  }
  return {OrderKind::unknown, {}};
}

Id order(OrderKind kind, const std::string& whom) {
  for (const OrderWord& each : kWithName) {
    if (each.kind == kind) return std::string(each.word) + whom;
  }
  return {};
}

}  // namespace plotboard::data
