#pragma once
// A name as a small number: pieces, ship types, cards, actions, marks. The same text always gives the same number in
// one run of the program; the number itself differs from run to run, so nothing that is hashed, stored or ordered may
// depend on it: files, log and screen use the text, and `<` compares texts.
//
// Cost: copying and comparing two ids for equality: that of an integer. text(): two look-ups. From text: one hash
// look-up under a shared lock, about 30 ns, so constants are made once (`const Id kFocus{"focus"}`) and loops compare
// ids with ids. Names are never forgotten (about 80 bytes each); where there is no memory for one the program ends.
// Safe to use from several threads.

#include <compare>
#include <concepts>
#include <cstdint>
#include <functional>
#include <initializer_list>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace plotboard {

namespace base {

class Id {
 public:
  constexpr Id() = default;  // ""
  Id(std::string_view text) noexcept : number_(text.empty() ? 0 : number_of(text)) {}
  Id(const std::string& text) noexcept : Id(std::string_view(text)) {}
  Id(const char* text) noexcept : Id(std::string_view(text)) {}

  [[nodiscard]] const std::string& text() const;
  operator const std::string&() const { return text(); }
  [[nodiscard]] constexpr bool empty() const { return number_ == 0; }
  [[nodiscard]] bool starts_with(std::string_view start) const { return text().starts_with(start); }
  void clear() { number_ = 0; }
  // Dense from 0, in the order in which names were met: an index for tables, never for order.
  [[nodiscard]] constexpr std::uint32_t number() const { return number_; }

  friend constexpr bool operator==(Id a, Id b) { return a.number_ == b.number_; }
  friend std::strong_ordering operator<=>(Id a, Id b) {
    return a.number_ == b.number_ ? std::strong_ordering::equal : a.text() <=> b.text();
  }

 private:
  static std::uint32_t number_of(std::string_view text) noexcept;
  std::uint32_t number_ = 0;
};

// Texts that are no ids: nothing is looked up for them.
template <class Text>
concept PlainText = std::convertible_to<const Text&, std::string_view> && !std::same_as<Text, Id>;

template <PlainText Text>
bool operator==(Id a, const Text& b) {
  return std::string_view(a.text()) == std::string_view(b);
}
template <PlainText Text>
std::strong_ordering operator<=>(Id a, const Text& b) {
  return std::string_view(a.text()) <=> std::string_view(b);
}
inline std::string operator+(std::string a, Id b) { return std::move(a += b.text()); }
inline std::string operator+(const char* a, Id b) { return a + b.text(); }
inline std::string operator+(Id a, const std::string& b) { return a.text() + b; }
inline std::string operator+(Id a, const char* b) { return a.text() + b; }
inline std::string operator+(Id a, char b) { return a.text() + b; }
inline std::string operator+(Id a, Id b) { return a.text() + b.text(); }
std::ostream& operator<<(std::ostream& out, Id id);

}  // namespace base

using base::Id;
using Ids = std::vector<Id>;
std::vector<std::string> texts_of(const Ids& ids);
Ids ids_of(const std::vector<std::string>& texts);

}  // namespace plotboard

template <>
struct std::hash<plotboard::Id> {
  std::size_t operator()(plotboard::Id id) const noexcept { return id.number(); }
};
