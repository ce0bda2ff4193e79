#pragma once
// Commands and states of Flight Group Alpha as text: one JSON line a command, {"do":"buy","pilot":"pilot-1","what":2};
// what has its default is left out, enumerators are numbers (commands.hpp has their order). Files, command line and
// tests use the same.

#include <string>
#include <string_view>
#include <vector>

#include "base/base.hpp"
#include "campaign/alpha/game.hpp"
#include "campaign/common/file.hpp"

namespace plotboard::campaign::alpha {

std::string line_of(const Command& command);
const std::vector<std::string>& command_names();  // "recruit", "choose-mission" ..., in the order of Command
// `file` for messages. Everything wrong with it is named.
base::Result<Command> read_line(std::string_view line, const std::string& file);

std::string text_of(const State& state);  // a snapshot, one line
base::Result<State> read_state(std::string_view text, const std::string& file);

struct Text {  // for campaign/common/file.hpp
  static constexpr const char* kFormat = "plotboard-campaign-alpha/1";
  static std::string line_of(const Command& command) { return alpha::line_of(command); }
  static base::Result<Command> read_line(std::string_view line, const std::string& file) {
    return alpha::read_line(line, file);
  }
  static std::string text_of(const State& state) { return alpha::text_of(state); }
  static base::Result<State> read_state(std::string_view text, const std::string& file) {
    return alpha::read_state(text, file);
  }
};
using File = campaign::File<Alpha, Text>;

}  // namespace plotboard::campaign::alpha

extern template class plotboard::campaign::File<plotboard::campaign::alpha::Alpha, plotboard::campaign::alpha::Text>;
