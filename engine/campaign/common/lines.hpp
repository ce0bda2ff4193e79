#pragma once
// Commands and states of a kind of campaign as text, by their fields (fields/text.hpp): one JSON line a command,
// {"do":"buy","pilot":"pilot-1","what":2}. For the sources that make a kind; files and command line use no other text.
//
//   struct Kind {  ... beside what session.hpp asks of it:
//     static const std::vector<std::string>& command_names();   "recruit", "buy" ..., in the order of Command
//   };

#include <algorithm>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "data/json.hpp"
#include "fields/text.hpp"

namespace plotboard::campaign {

template <class Kind>
std::string line_of(const typename Kind::Command& command) {
  std::string fields;
  visit([&fields](const auto& c) { fields::write_fields(fields, c); }, command);
  std::string line = "{\"do\":\"" + Kind::command_names()[command.index()] + '"';
  line += fields == "{}" ? "}" : ',' + fields.substr(1);
  return line;
}

// `file` for messages. Everything wrong with it is named.
template <class Kind>
base::Result<typename Kind::Command> read_line(std::string_view line, const std::string& file) {
  const auto& names = Kind::command_names();
  ENSURE(names.size() == Kind::Command::kTypes, "every command has a name");
  auto json = data::parse_json(line, file);
  if (!json) return json.errors();
  base::Errors errors;
  data::Reader reader(*json, file, errors);
  const auto name = reader.word("do", names);
  if (!name) return errors;
  const auto index = static_cast<std::size_t>(std::find(names.begin(), names.end(), *name) - names.begin());
  auto command = Kind::Command::of_index(index);
  const fields::FieldPlace place{&file, "", &errors};
  visit([&](auto& c) { fields::read_fields(*json, c, place); }, command);
  if (!errors.empty()) return errors;
  return command;
}

template <class Kind>
std::string text_of(const typename Kind::State& state) {  // a snapshot, one line
  std::string text;
  fields::write_fields(text, state);
  return text;
}

template <class Kind>
base::Result<typename Kind::State> read_state(std::string_view text, const std::string& file) {
  auto json = data::parse_json(text, file);
  if (!json) return json.errors();
  base::Errors errors;
  typename Kind::State state;
  fields::read_fields(*json, state, {&file, "", &errors});
  if (!errors.empty()) return errors;
  return state;
}

}  // namespace plotboard::campaign
