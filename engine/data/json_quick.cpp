#include "data/json_quick.hpp"

#include <simdjson.h>

#include <nlohmann/json.hpp>

namespace plotboard::data {

namespace {

constexpr std::size_t kMostQuickText = 4u << 20u;  // the parser keeps what the longest document needed

class Copier {
 public:
  Copier(std::size_t most_depth, std::size_t most_values) : depth_left_(most_depth), values_left_(most_values) {}

  // Whether `from` is within bounds, each of its keys once; else what stands in `into` is worth nothing.
  bool copy(simdjson::dom::element from, Json& into) {
    if (values_left_ == 0) return false;
    --values_left_;
    using Type = simdjson::dom::element_type;
    switch (from.type()) {
      case Type::OBJECT:
        return copy_object(from.get_object().value_unsafe(), into);
      case Type::ARRAY:
        return copy_list(from.get_array().value_unsafe(), into);
      case Type::STRING:
        into = Json::string_t(from.get_string().value_unsafe());
        return true;
      case Type::INT64: {  // nlohmann's: signed only where there is a sign
        const std::int64_t value = from.get_int64().value_unsafe();
        if (value < 0) {
          into = value;
        } else {
          into = static_cast<std::uint64_t>(value);
        }
        return true;
      }
      case Type::UINT64:
        into = from.get_uint64().value_unsafe();
        return true;
      case Type::DOUBLE:
        into = from.get_double().value_unsafe();
        return true;
      case Type::BOOL:
        into = from.get_bool().value_unsafe();
        return true;
      case Type::NULL_VALUE:
        into = nullptr;
        return true;
    }
    return false;
  }

 private:
  bool copy_object(const simdjson::dom::object& from, Json& into) {
    if (depth_left_ == 0) return false;
    --depth_left_;
    into = Json::object();
    auto& members = into.get_ref<Json::object_t&>();
    for (const auto& [key, value] : from) {
      const auto [place, fresh] = members.emplace(key, nullptr);
      if (!fresh || !copy(value, place->second)) return false;
    }
    ++depth_left_;
    return true;
  }
  bool copy_list(const simdjson::dom::array& from, Json& into) {
    if (depth_left_ == 0) return false;
    --depth_left_;
    into = Json::array();
    auto& entries = into.get_ref<Json::array_t&>();
    entries.reserve(from.size());
    for (const simdjson::dom::element value : from) {
      if (!copy(value, entries.emplace_back())) return false;
    }
    ++depth_left_;
    return true;
  }

  std::size_t depth_left_, values_left_;
};

}  // namespace

std::optional<Json> parse_quickly(std::string_view text, std::size_t most_depth, std::size_t most_values) {
  if (text.find("\\u") != std::string_view::npos) return std::nullopt;  // half a pair is judged by the careful reader
  thread_local simdjson::dom::parser parser(kMostQuickText);
  simdjson::dom::element root;
  if (parser.parse(text.data(), text.size()).get(root) != simdjson::SUCCESS) return std::nullopt;
  std::optional<Json> document(std::in_place);
  if (!Copier(most_depth, most_values).copy(root, *document)) return std::nullopt;
  return document;
}

}  // namespace plotboard::data
