#pragma once
// Inside the data module: JSON at full speed, for all the text that is in order.

#include <optional>
#include <string_view>

#include "data/json.hpp"

namespace plotboard::data {

// The document, or nothing where anything at all is unusual: then parse_json's careful reader judges, and says what.
// What both accept they read alike, to the last bit of a number.
std::optional<Json> parse_quickly(std::string_view text, std::size_t most_depth, std::size_t most_values);

}  // namespace plotboard::data
