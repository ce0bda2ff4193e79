#include "data/json_line.hpp"

#include <nlohmann/json.hpp>

#include "data/json.hpp"

namespace plotboard::data {

std::string quoted(const std::string& text) { return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace); }

JsonLine& JsonLine::raw(const char* key, const std::string& json) {
  line_ += (line_.empty() ? "{\"" : ",\"") + std::string(key) + "\":" + json;
  return *this;
}

}  // namespace plotboard::data
