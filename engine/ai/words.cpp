#include "ai/words.hpp"

#include <cstdint>

#include "data/catalog.hpp"

namespace plotboard::ai {
namespace {

void add_tenths(std::string& text, double value) {
  if (value < 0) text.push_back('-');
  const double size = value < 0 ? -value : value;
  const auto tenths = static_cast<std::int64_t>(size * 10 + 0.5);
  text.append(std::to_string(tenths / 10)).push_back('.');
  text.push_back(static_cast<char>('0' + tenths % 10));
}

}  // namespace

void add(std::string& text, std::string_view words) { text.append(words); }
void add(std::string& text, int number) { text.append(std::to_string(number)); }

void add(std::string& text, Mm length) {
  add_tenths(text, length.value);
  text.append(" mm");
}

void add(std::string& text, Degrees angle) {
  add_tenths(text, angle.value);
  text.append(" degrees");
}

std::string called(const data::Catalog& catalog, const state::Piece& piece) {
  const data::Ship* type = catalog.ship(piece.ref);
  std::string name = type != nullptr ? type->name : std::string();
  if (!name.empty()) name.push_back(' ');
  return name + (piece.number > 0 ? std::to_string(piece.number) : piece.id.text());
}

}  // namespace plotboard::ai
