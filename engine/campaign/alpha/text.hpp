#pragma once
// Commands and states of Flight Group Alpha as text, and its file (campaign/common/lines.hpp, file.hpp): one JSON line
// a command, {"do":"buy","pilot":"pilot-1","what":2}; what has its default is left out, enumerators are numbers
// (commands.hpp has their order). Files, command line and tests use the same.

#include <string>
#include <string_view>

#include "base/base.hpp"
#include "campaign/alpha/game.hpp"
#include "campaign/common/file.hpp"

namespace plotboard::campaign::alpha {

std::string line_of(const Command& command);
// `file` for messages. Everything wrong with it is named.
base::Result<Command> read_line(std::string_view line, const std::string& file);

std::string text_of(const State& state);  // a snapshot, one line
base::Result<State> read_state(std::string_view text, const std::string& file);

using File = campaign::File<Alpha>;

}  // namespace plotboard::campaign::alpha

extern template class plotboard::campaign::File<plotboard::campaign::alpha::Alpha>;
