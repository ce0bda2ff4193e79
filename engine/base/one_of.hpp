#pragma once
// OneOf<Ts...>: a value of one of these types, as std::variant is, for lists as long as that of a battle's events.
// std::variant goes through its list one type at a time in every file that makes, asks or copies one, which was half of
// what such a file took to compile; here that is one table of functions for each thing that is done with the value.
//
//   get_if<T>(&v), get<T>(v), holds<T>(v)     as those of std::variant; get: precondition holds<T>(v)
//   visit(f, v)                               f has to take every type of the list: a new one does not compile until it
//   does
//
// The types differ from each other and move without throwing. Never empty: default-made it holds the first. Asking
// costs a comparison, visit() a look-up in a table.

#include <cstddef>
#include <cstdint>
#include <new>
#include <type_traits>
#include <utility>

#include "base/ensure.hpp"

namespace plotboard::base {

namespace one_of {

template <class T>
using Plain = std::remove_cv_t<std::remove_reference_t<T>>;

template <class T, class... Ts>
consteval std::uint8_t index_in() {  // the number of types where T is none of them
  constexpr bool kSame[] = {__is_same(T, Ts)...};
  std::uint8_t index = 0;
  while (index < sizeof...(Ts) && !kSame[index]) ++index;
  return index;
}

template <class... Ts>
consteval std::size_t largest() {
  std::size_t most = 0;
  for (const std::size_t size : {sizeof(Ts)...}) most = size > most ? size : most;
  return most;
}

template <class T>
void copy(void* to, const void* from) {
  ::new (to) T(*static_cast<const T*>(from));
}
template <class T>
void move(void* to, void* from) noexcept {
  ::new (to) T(std::move(*static_cast<T*>(from)));
}
template <class T>
void destroy(void* held) noexcept {
  static_cast<T*>(held)->~T();
}
template <class T>
bool equal(const void* a, const void* b) {
  return *static_cast<const T*>(a) == *static_cast<const T*>(b);
}
template <class R, class F, class T>
R call_with(F& f, const void* held) {
  return f(*static_cast<const T*>(held));
}
template <class R, class F, class T>
R call_to_change(F& f, void* held) {
  return f(*static_cast<T*>(held));
}

}  // namespace one_of

template <class First, class... Rest>
class OneOf {
 public:
  static constexpr std::size_t kTypes = 1 + sizeof...(Rest);
  static_assert(kTypes < 256);
  template <class T>
  static constexpr std::uint8_t kIndexOf = one_of::index_in<T, First, Rest...>();
  template <class T>
  static constexpr bool kHas = kIndexOf<T> < kTypes;

  OneOf() : OneOf(First{}) {}
  template <class T>
  requires(kHas<one_of::Plain<T>>) OneOf(T&& value) : index_(kIndexOf<one_of::Plain<T>>) {  // NOLINT: implicit
    ::new (static_cast<void*>(held_)) one_of::Plain<T>(std::forward<T>(value));
  }
  OneOf(const OneOf& other) : index_(other.index_) {
    static constexpr void (*const kCopies[])(void*, const void*) = {one_of::copy<First>, one_of::copy<Rest>...};
    kCopies[index_](held_, other.held_);
  }
  OneOf(OneOf&& other) noexcept : index_(other.index_) { take(other); }
  OneOf& operator=(const OneOf& other) { return *this = OneOf(other); }  // NOLINT: it copies first
  OneOf& operator=(OneOf&& other) noexcept {
    if (this == &other) return *this;
    destroy();
    index_ = other.index_;
    take(other);
    return *this;
  }
  ~OneOf() { destroy(); }

  friend bool operator==(const OneOf& a, const OneOf& b) {
    static constexpr bool (*const kEquals[])(const void*, const void*) = {one_of::equal<First>, one_of::equal<Rest>...};
    return a.index_ == b.index_ && kEquals[a.index_](a.held_, b.held_);
  }

  [[nodiscard]] std::size_t index() const { return index_; }  // in the list of types
  // The value where the type in force has that number. Precondition: T is the type of index().
  template <class T>
  [[nodiscard]] const T* at() const {
    return std::launder(reinterpret_cast<const T*>(held_));
  }
  template <class T>
  [[nodiscard]] T* at() {
    return std::launder(reinterpret_cast<T*>(held_));
  }

  template <class F>
  decltype(auto) visited_by(F& f) const {
    using R = decltype(f(std::declval<const First&>()));
    static constexpr R (*const kCalls[])(F&, const void*) = {one_of::call_with<R, F, First>,
                                                             one_of::call_with<R, F, Rest>...};
    return kCalls[index_](f, held_);
  }
  template <class F>
  decltype(auto) visited_by(F& f) {
    using R = decltype(f(std::declval<First&>()));
    static constexpr R (*const kCalls[])(F&, void*) = {one_of::call_to_change<R, F, First>,
                                                       one_of::call_to_change<R, F, Rest>...};
    return kCalls[index_](f, held_);
  }

  // A value of the type with that number, default-made. Precondition: index < kTypes.
  static OneOf of_index(std::size_t index) {
    static constexpr OneOf (*const kMakes[])() = {[] { return OneOf(First{}); }, [] { return OneOf(Rest{}); }...};
    return kMakes[index]();
  }

 private:
  void take(OneOf& other) noexcept {
    static constexpr void (*const kMoves[])(void*, void*) = {one_of::move<First>, one_of::move<Rest>...};
    kMoves[index_](held_, other.held_);
  }
  void destroy() noexcept {
    static constexpr void (*const kDestroys[])(void*) = {one_of::destroy<First>, one_of::destroy<Rest>...};
    kDestroys[index_](held_);
  }

  alignas(First) alignas(Rest...) std::byte held_[one_of::largest<First, Rest...>()];
  std::uint8_t index_;
};

template <class T, class... Ts>
[[nodiscard]] bool holds(const OneOf<Ts...>& value) {
  static_assert(OneOf<Ts...>::template kHas<T>);
  return value.index() == OneOf<Ts...>::template kIndexOf<T>;
}
template <class T, class... Ts>
[[nodiscard]] const T* get_if(const OneOf<Ts...>* value) {
  return holds<T>(*value) ? value->template at<T>() : nullptr;
}
template <class T, class... Ts>
[[nodiscard]] T* get_if(OneOf<Ts...>* value) {
  return holds<T>(*value) ? value->template at<T>() : nullptr;
}
template <class T, class... Ts>
[[nodiscard]] const T& get(const OneOf<Ts...>& value) {
  ENSURE(holds<T>(value), "a value of another type was asked for");
  return *value.template at<T>();
}
template <class F, class... Ts>
decltype(auto) visit(F&& f, const OneOf<Ts...>& value) {
  return value.visited_by(f);
}
template <class F, class... Ts>
decltype(auto) visit(F&& f, OneOf<Ts...>& value) {
  return value.visited_by(f);
}

}  // namespace plotboard::base
