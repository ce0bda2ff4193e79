#pragma once
// Lines of the trace, put together cheaply: no streams, no locale, the same bytes on every build. Lengths and angles
// with one decimal, halves away from zero.

#include <string>
#include <string_view>

#include "rules/board/field.hpp"

namespace plotboard::ai {

struct Mm {
  double value;
};
struct Degrees {
  double value;
};

void add(std::string& text, std::string_view words);
template <std::same_as<Id> T>  // only of ids: texts become none on the way
void add(std::string& text, T id) {
  add(text, std::string_view(id.text()));
}
void add(std::string& text, int number);
void add(std::string& text, Mm length);      // "143.2 mm"
void add(std::string& text, Degrees angle);  // "12.5 degrees"

template <class... Parts>
std::string line(const Parts&... parts) {
  std::string text;
  text.reserve(120);
  (add(text, parts), ...);
  return text;
}

// What people at a table call a ship: its type and the number on its base, or its id where it has no number.
std::string called(const data::Catalog& catalog, const state::Piece& piece);

}  // namespace plotboard::ai
