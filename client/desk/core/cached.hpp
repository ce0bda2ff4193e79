#pragma once
// A value that is costly to make, kept for as long as what it was made from stays the same.
#include <optional>
#include <tuple>
#include <utility>

namespace plotboard::desk {

template <class Value, class... Key>
class Cached {
 public:
  // `make` is asked only where the key has changed.
  template <class Make>
  Value& of(std::tuple<Key...> key, Make make) {
    if (!value_ || key != key_) {
      value_.emplace(make());
      key_ = std::move(key);
    }
    return *value_;
  }

 private:
  std::tuple<Key...> key_;
  std::optional<Value> value_;
};

}  // namespace plotboard::desk
