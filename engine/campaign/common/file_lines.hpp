#pragma once
// The lines of a campaign's file, whatever its kind: {"format":"plotboard-campaign-alpha/1","start":{...}} and
// {"command":{...},"hash":"0123456789abcdef"}. States and commands are JSON texts here.

#include <string>

#include "base/base.hpp"

namespace plotboard::campaign {

std::string header_line(const char* format, const std::string& start);
base::Result<std::string> start_in(const std::string& header, const char* format, const std::string& file);

struct KeptCommand {
  std::string command;
  std::string hash;  // of the state after it; "" where the file has no text there
};
std::string command_line(const KeptCommand& kept);
// `place` for messages.
base::Result<KeptCommand> kept_in(const std::string& line, const std::string& file, const std::string& place);

}  // namespace plotboard::campaign
