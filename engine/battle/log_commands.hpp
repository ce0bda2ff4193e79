#pragma once
// The commands of a log (battle/log.hpp) as fields of its lines: written, read back, and what reading them shares with
// the rest of the log. What is wrong is noted where it stands.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "data/json.hpp"
#include "data/json_line.hpp"
#include "rules/play/commands.hpp"

namespace plotboard::battle {

void write_command(data::JsonLine& line, const rules::Command& command);  // "command", its name, then its fields
// Nothing: which command it is cannot be said.
std::optional<rules::Command> read_command(data::Reader& line, const data::Catalog& catalog);

std::vector<std::string> texts_in(data::Reader& line, const std::string& key, std::size_t most);
std::optional<geom::Maneuver> read_maneuver(data::Reader& line, const std::string& key);  // by its code
std::optional<std::uint64_t> read_seed(data::Reader& line);

}  // namespace plotboard::battle
