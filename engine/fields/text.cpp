#include "fields/text.hpp"

#include <algorithm>

#include "data/json_line.hpp"

namespace plotboard::fields {

void write_text(std::string& out, std::string_view text) {
  const bool plain =
      std::all_of(text.begin(), text.end(), [](char c) { return c >= ' ' && c < '\x7f' && c != '"' && c != '\\'; });
  if (!plain) {
    out += data::quoted(std::string(text));
    return;
  }
  out += '"';
  out += text;
  out += '"';
}

std::optional<std::int64_t> whole_of(const data::Json& json, std::int64_t low, std::int64_t high,
                                     const FieldPlace& place) {
  if (json.is_number_integer() && !(json.is_number_unsigned() && json.get<std::uint64_t>() > std::uint64_t{1} << 62u)) {
    const auto number = json.get<std::int64_t>();
    if (number >= low && number <= high) return number;
  }
  place.note(json, "a whole number from " + std::to_string(low) + " to " + std::to_string(high));
  return std::nullopt;
}

std::optional<std::uint64_t> seed_of(const data::Json& json, const FieldPlace& place) {
  if (json.is_number_unsigned()) return json.get<std::uint64_t>();
  place.note(json, "a whole number below 2^64");
  return std::nullopt;
}

std::optional<std::string> text_of(const data::Json& json, const FieldPlace& place) {
  if (json.is_string()) return json.get<std::string>();
  place.note(json, "a text");
  return std::nullopt;
}

std::optional<geom::Maneuver> maneuver_of(const data::Json& json, const FieldPlace& place) {
  const auto maneuver = json.is_string() ? geom::maneuver_from_code(json.get<std::string>()) : std::nullopt;
  if (!maneuver) place.note(json, "a maneuver such as \"2Y\"");
  return maneuver;
}

}  // namespace plotboard::fields
