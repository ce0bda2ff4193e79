#pragma once
// Small questions about short lists.

#include <algorithm>

namespace plotboard::base {

template <class List, class Item>
[[nodiscard]] bool contains(const List& list, const Item& item) {
  return std::find(list.begin(), list.end(), item) != list.end();
}

}  // namespace plotboard::base
