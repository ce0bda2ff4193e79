#pragma once
// Writes one JSON object on one line, keys in the order given. What has its default value is left out, so that files
// stay short and their diffs readable. Text that is no UTF-8 is written with replacement characters.

#include <string>

namespace plotboard::data {

std::string quoted(const std::string& text);  // as a JSON string

class JsonLine {
 public:
  JsonLine& raw(const char* key, const std::string& json);  // a value that is JSON already
  JsonLine& text(const char* key, const std::string& value) { return value.empty() ? *this : raw(key, quoted(value)); }
  JsonLine& count(const char* key, int value) { return value == 0 ? *this : raw(key, std::to_string(value)); }
  JsonLine& flag(const char* key, bool value) { return value ? raw(key, "true") : *this; }
  [[nodiscard]] std::string closed() const { return (line_.empty() ? "{" : line_) + "}"; }

 private:
  std::string line_;
};

// "[a,b]" of values that are JSON already; `gap` goes before each.
template <class Items, class Write>
std::string json_list(const Items& items, const Write& write, const char* gap = "") {
  std::string list;
  for (const auto& item : items) list += (list.empty() ? "" : ",") + std::string(gap) + write(item);
  return "[" + list + "]";
}

}  // namespace plotboard::data
