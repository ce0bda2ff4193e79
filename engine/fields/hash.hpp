#pragma once
// Hashes any struct that names its fields (fields.hpp). Cost: about that of reading it.

#include <array>
#include <concepts>
#include <memory>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "base/hash.hpp"
#include "fields/fields.hpp"
#include "geom/maneuver.hpp"

namespace plotboard::fields {

template <class T>
void add_fields(base::Hasher& hash, const T& object);
template <class T>
void add_value(base::Hasher& hash, const T& value);
template <class T>
void add_value(base::Hasher& hash, const std::vector<T>& list);
template <class T, std::size_t N>
void add_value(base::Hasher& hash, const std::array<T, N>& items);
template <std::size_t N>
void add_value(base::Hasher& hash, const std::array<bool, N>& flags);
template <class T>
void add_value(base::Hasher& hash, const std::optional<T>& value);

template <class T>
void add_value(base::Hasher& hash, const T& value) {
  if constexpr (std::is_arithmetic_v<T> || std::is_enum_v<T>) {
    hash.integer(static_cast<std::int64_t>(value));
  } else if constexpr (std::same_as<T, Id>) {
    hash.text(value.text());
  } else if constexpr (std::convertible_to<const T&, std::string_view>) {
    hash.text(value);
  } else if constexpr (std::same_as<T, base::Um> || std::same_as<T, base::Mdeg>) {
    hash.integer(value.value);
  } else if constexpr (std::same_as<T, geom::Maneuver>) {
    hash.integer(value.speed * 100 + static_cast<int>(value.bearing));
  } else {
    add_fields(hash, value);
  }
}
template <class T>
void add_value(base::Hasher& hash, const std::vector<T>& list) {
  hash.integer(static_cast<std::int64_t>(list.size()));
  for (const T& item : list) add_value(hash, item);
}
template <class T, std::size_t N>
void add_value(base::Hasher& hash, const std::array<T, N>& items) {
  for (const T& item : items) add_value(hash, item);
}
template <std::size_t N>
void add_value(base::Hasher& hash, const std::array<bool, N>& flags) {
  std::int64_t bits = 0;
  for (std::size_t i = N; i > 0; --i) bits = bits * 2 + (flags[i - 1] ? 1 : 0);
  hash.integer(bits);
}
template <class T>
void add_value(base::Hasher& hash, const std::optional<T>& value) {
  if (value) {
    add_value(hash, *value);
  } else {
    hash.integer(-1);
  }
}

template <class T>
class FieldHasher {
 public:
  FieldHasher(base::Hasher& hash, const T& object) : hash_(hash), object_(object) {}

  template <class M>
  void field(const char*, M T::*member) {
    add_value(hash_, object_.*member);
  }
  template <class M, class... Beside>
  void rare(const char* name, M T::*member, Beside...) {
    if (object_.*member == usual<T>().*member) return;
    hash_.text(name);
    if constexpr (!std::same_as<M, bool>) add_value(hash_, object_.*member);
  }
  template <class M>
  void loose(const char*, M T::*list) {
    for (const auto& item : object_.*list) add_value(hash_, item);
  }
  template <class M, class... Flags>
  void bits(const char*, M T::*number, Flags... flags) {
    std::int64_t packed = static_cast<std::int64_t>(object_.*number);
    pack(packed, flags...);
    hash_.integer(packed);
  }
  template <class L, class O>
  void stack(const char*, L T::*list, const char*, O T::*top) {
    hash_.integer(static_cast<std::int64_t>((object_.*list).size()) * 2 + (object_.*top ? 1 : 0));
    for (const auto& item : object_.*list) add_value(hash_, item);
    if (object_.*top) add_value(hash_, *(object_.*top));
  }
  template <class M>
  void aside(const char*, M T::*) {}
  template <class Test, class Visit>
  void when(Test test, Visit visit) {
    if (test(object_)) visit(*this);
  }
  void mark(std::string_view text) { hash_.text(text); }

 private:
  void pack(std::int64_t&) const {}
  template <class... Flags>
  void pack(std::int64_t& packed, const char*, bool T::*flag, Flags... flags) const {
    packed = packed * 2 + (object_.*flag ? 1 : 0);
    pack(packed, flags...);
  }
  base::Hasher& hash_;
  const T& object_;
};

template <class T>
void add_fields(base::Hasher& hash, const T& object) {
  FieldHasher<T> visitor(hash, object);
  Fields<T>::visit(visitor);
}

}  // namespace plotboard::fields
