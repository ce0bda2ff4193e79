#include "campaign/common/file_lines.hpp"

#include <nlohmann/json.hpp>

#include "data/json.hpp"
#include "data/json_line.hpp"

namespace plotboard::campaign {

std::string header_line(const char* format, const std::string& start) {
  return data::JsonLine().text("format", format).raw("start", start).closed();
}

base::Result<std::string> start_in(const std::string& header, const char* format, const std::string& file) {
  const auto json = data::parse_json(header, file);
  if (!json) return json.errors();
  base::Errors errors;
  data::Reader reader(*json, file, errors);
  const auto found = reader.word("format", {format});
  const auto start = found ? reader.value("start") : std::nullopt;
  if (!start) return errors;
  return start->json().dump();
}

std::string command_line(const KeptCommand& kept) {
  return data::JsonLine().raw("command", kept.command).text("hash", kept.hash).closed();
}

base::Result<KeptCommand> kept_in(const std::string& line, const std::string& file, const std::string& place) {
  const auto json = data::parse_json(line, file);
  if (!json) return json.errors();
  if (!json->contains("command") || !json->contains("hash"))
    return base::Errors{{file, place, data::describe(*json), "a command and its hash"}};
  const auto& hash = (*json)["hash"];
  return KeptCommand{(*json)["command"].dump(), hash.is_string() ? hash.get<std::string>() : ""};
}

}  // namespace plotboard::campaign
