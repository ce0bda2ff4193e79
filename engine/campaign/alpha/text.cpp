#include "campaign/alpha/text.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "campaign/alpha/fields.hpp"
#include "campaign/common/file_made.hpp"
#include "fields/text.hpp"

namespace plotboard::campaign::alpha {

const std::vector<std::string>& command_names() {
  static const std::vector<std::string> names{
      "recruit",   "rename",       "retire",         "buy",      "muster", "lead",  "draw",  "choose-mission",
      "equip",     "keep-loadout", "forget-loadout", "take-off", "land",   "eject", "share", "settle",
      "fly-again", "correct",      "rename-group"};
  static_assert(Command::kTypes == 19);
  return names;
}

std::string line_of(const Command& command) {
  std::string fields;
  visit([&fields](const auto& c) { fields::write_fields(fields, c); }, command);
  std::string line = "{\"do\":\"" + command_names()[command.index()] + '"';
  line += fields == "{}" ? "}" : ',' + fields.substr(1);
  return line;
}

base::Result<Command> read_line(std::string_view line, const std::string& file) {
  auto json = data::parse_json(line, file);
  if (!json) return json.errors();
  base::Errors errors;
  data::Reader reader(*json, file, errors);
  const auto name = reader.word("do", command_names());
  if (!name) return errors;
  const auto index = static_cast<std::size_t>(std::find(command_names().begin(), command_names().end(), *name) -
                                              command_names().begin());
  Command command = Command::of_index(index);
  const fields::FieldPlace place{&file, "", &errors};
  visit([&](auto& c) { fields::read_fields(*json, c, place); }, command);
  if (!errors.empty()) return errors;
  return command;
}

std::string text_of(const State& state) {
  std::string text;
  fields::write_fields(text, state);
  return text;
}

base::Result<State> read_state(std::string_view text, const std::string& file) {
  auto json = data::parse_json(text, file);
  if (!json) return json.errors();
  base::Errors errors;
  State state;
  fields::read_fields(*json, state, {&file, "", &errors});
  if (!errors.empty()) return errors;
  return state;
}

}  // namespace plotboard::campaign::alpha

template class plotboard::campaign::File<plotboard::campaign::alpha::Alpha, plotboard::campaign::alpha::Text>;
